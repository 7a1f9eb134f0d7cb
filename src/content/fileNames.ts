/** What the names of files in content/ mean, however their owner's system writes them. */

/** A name as an address: “Our Team (new)” is at /our-team-new, “Über uns” at /uber-uns. */
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
/** Notes of the system and of programs that have a file open, and the guide beside the files. */
const NO_CONTENT = /^(\.|~\$|_?~|readme\.)/i;

export interface ContentName {
  /** As it lies there. */
  fileName: string;
  kind: 'yaml' | 'markdown';
  /** Without its ending, as an address. */
  address: string;
}

/** What may have been meant as content; undefined for whatever else lies in the folder. */
export function contentName(fileName: string): ContentName | undefined {
  const ending = ENDING.exec(fileName)?.[0];
  if (!ending || NO_CONTENT.test(fileName)) return undefined;
  return {
    fileName,
    kind: /^\.ya?ml/i.test(ending) ? 'yaml' : 'markdown',
    address: addressName(fileName.slice(0, -ending.length)),
  };
}
