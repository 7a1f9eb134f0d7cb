/** Words in another language: `[Hablamos español]{lang=es}`, so that they are read out as such. */

export interface Run {
  text: string;
  lang?: string | undefined;
}

const MARK = /\[([^[\]]*)\]\{lang=([^{}]*)\}/g;

/** Splits text at its `[…]{lang=es}` marks, in reading order. */
export function splitLanguages(marked: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: whole, 1: text = '', 2: lang, index } of marked.matchAll(MARK)) {
    runs.push({ text: marked.slice(end, index) }, { text, lang });
    end = index + whole.length;
  }
  runs.push({ text: marked.slice(end) });
  return runs.filter(({ text }) => text);
}

/** Text without its language marks, for attributes and titles. */
export const stripMarks = (marked: string) => marked.replace(MARK, '$1');
