/** Converts a file name to a path: “Our Team (new)” becomes `our-team-new`. */
export const slugify = (name: string) =>
  name
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The address at which a PDF in content/files is published. */
export const fileHref = (name: string) =>
  `/files/${slugify(name.replace(/^files\/|\.pdf$/gi, ''))}.pdf`;

const ENDING = /\.(yaml|yml|md)(\.txt)?$/i;
const NO_CONTENT = /^(\.|~\$|_?~|readme\.)/i;

export function contentName(fileName: string) {
  const ending = ENDING.exec(fileName)?.[0];
  if (!ending || NO_CONTENT.test(fileName)) return undefined;
  const address = slugify(fileName.slice(0, -ending.length));
  return { fileName, isYaml: /^\.ya?ml/i.test(ending), address };
}
