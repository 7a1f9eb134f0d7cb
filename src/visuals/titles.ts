/** Font sizes for titles, by the length of their words. */

/** Characters that fit on a phone's line in the largest size, and on half a screen. */
const LONGEST_WORD = 13;
const LINE_LENGTH = 16;

/** Also before a part in another language. Without a lookbehind, which Safari has since 16.4. */
export const splitSentences = (text: string) =>
  text.replace(/([.?!]) (?=\[?\p{Lu})/gu, '$1\n').split('\n');

/** For an `h1`'s `data-word`: a long word gets a smaller size, so that it is not broken. */
export const classifyHeading = (heading: string) =>
  heading.split(/[\s\u2013-]/).some(({ length }) => length > LONGEST_WORD) ? 'long' : undefined;

/** The same for the slides' titles, where each sentence is a line. All have one size. */
export function classifyTitles(titles: string[]): 'word' | 'line' | undefined {
  if (titles.some(classifyHeading)) return 'word';
  return titles.flatMap(splitSentences).some(({ length }) => length > LINE_LENGTH)
    ? 'line'
    : undefined;
}
