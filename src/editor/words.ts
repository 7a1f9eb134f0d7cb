/** Removes advice about YAML syntax from a message, since the form has no use for it. */

const QUOTES = /,? in (straight )?quotes/;
const LIST_IN_A_FILE = /,? (or \[\] for none|such as (- |\[).*$)/g;

export const forTheForm = (message: string) =>
  message.replace(QUOTES, '').replace(LIST_IN_A_FILE, '').replaceAll('"', '').replace(/\.$/, '');
