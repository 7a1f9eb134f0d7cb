/** Interprets the names of files in content/. */

/** Converts a name to an address: “Our Team (new)” becomes our-team-new. */
export const addressName = (name: string) =>
  name
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const ENDING = /\.(yaml|yml|md)(\.txt)?$/i;
/** Hidden, temporary and lock files, and the owner's guide. */
const NO_CONTENT = /^(\.|~\$|_?~|readme\.)/i;

export interface ContentName {
  /** File name on the disk. */
  fileName: string;
  kind: 'yaml' | 'markdown';
  /** Name in addresses: no extension. */
  address: string;
}

/** Undefined for files that are not meant as content. */
export function contentName(fileName: string): ContentName | undefined {
  const ending = ENDING.exec(fileName)?.[0];
  if (!ending || NO_CONTENT.test(fileName)) return undefined;
  return {
    fileName,
    kind: /^\.ya?ml/i.test(ending) ? 'yaml' : 'markdown',
    address: addressName(fileName.slice(0, -ending.length)),
  };
}
