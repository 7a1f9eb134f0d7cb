/** Words in another language: `[Hablamos español]{lang=es}`, so that they are read out as such. */

export interface Run {
  text: string;
  /** Its language, where it is not the site's. */
  lang?: string | undefined;
}

const MARK = /\[([^[\]]*)\]\{lang=([^{}]*)\}/g;

/** The text in the order in which it is read, cut where the language changes. */
export function runsOf(marked: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: whole, 1: text = '', 2: lang, index } of marked.matchAll(MARK)) {
    runs.push({ text: marked.slice(end, index) }, { text, lang });
    end = index + whole.length;
  }
  runs.push({ text: marked.slice(end) });
  return runs.filter(({ text }) => text);
}

/** The words alone, where a language cannot be told. */
export const plainText = (marked: string) => marked.replace(MARK, '$1');
