const QUOTES = /,? in (straight )?quotes/;
const LIST_IN_A_FILE = /,? (or \[\] for none|such as (- |\[).*$)/g;

export const forTheForm = (message: string) =>
  message.replace(QUOTES, '').replace(LIST_IN_A_FILE, '').replaceAll('"', '').replace(/\.$/, '');
