export interface SentencesProps {
  text: string;
}

/** What fits on half a screen in the largest letters. */
const LINE_LENGTH = 16;

/** Looking behind in an expression is new in Safari 16.4. */
const sentencesOf = (text: string) => text.replace(/([.?!]) (?=\p{Lu})/gu, '$1\n').split('\n');

export const isLong = (text: string) =>
  sentencesOf(text).some(({ length }) => length > LINE_LENGTH);

/** A title breaks between its sentences first. */
export function Sentences({ text }: SentencesProps) {
  const sentences = sentencesOf(text);
  return sentences.map((sentence, place) => (
    <span key={sentence}>{place < sentences.length - 1 ? `${sentence} ` : sentence}</span>
  ));
}
