/** What the build would refuse, said above the page while it is being written, and read aloud. */

/** A new slide has many fields that are still empty. */
const AT_A_GLANCE = 3;

const howMany = (count: number) => (count === 1 ? 'One thing to mend' : `${count} things to mend`);

/** Its words are as large as the form's, however small the page beside it is shown. */
export function mistakesList(host: HTMLElement) {
  const page = host.ownerDocument;
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, into: Element) =>
    into.appendChild(page.createElement(name));
  const status = make('section', host);
  status.setAttribute('role', 'status');
  let told = '';
  return (mistakes: string[]) => {
    if (told === mistakes.join('\n')) return;
    told = mistakes.join('\n');
    status.replaceChildren();
    if (mistakes.length === 0) return;
    const details = make('details', status);
    details.open = mistakes.length <= AT_A_GLANCE;
    make('summary', details).textContent = howMany(mistakes.length);
    const list = make('ul', details);
    for (const mistake of mistakes) make('li', list).textContent = mistake;
  };
}
