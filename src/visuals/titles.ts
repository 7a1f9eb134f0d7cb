/** How titles are set, by their words. */

/** What fits on a phone's line in the largest letters, and on half a screen. */
const LONGEST_WORD = 13;
const LINE_LENGTH = 16;

/** Looking behind in an expression is new in Safari 16.4. */
export const sentencesOf = (text: string) =>
  text.replace(/([.?!]) (?=\p{Lu})/gu, '$1\n').split('\n');

/** For a heading's `data-word`: one with a longer word is set smaller, so that no word is broken. */
export const longWord = (heading: string) =>
  heading.split(/[\s\u2013-]/).some(({ length }) => length > LONGEST_WORD) ? 'long' : undefined;

/** The same of a slide's title, whose sentences are lines of their own. */
export function slideTitle(title: string): 'word' | 'line' | undefined {
  if (longWord(title)) return 'word';
  return sentencesOf(title).some(({ length }) => length > LINE_LENGTH) ? 'line' : undefined;
}
