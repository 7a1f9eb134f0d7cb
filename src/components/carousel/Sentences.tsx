export interface SentencesProps {
  text: string;
}

/** What fits on half a screen in the largest letters. */
const LINE_LENGTH = 16;

const sentencesOf = (text: string) => text.split(/(?<=[.?!]) (?=\p{Lu})/u);

export const isLong = (text: string) =>
  sentencesOf(text).some(({ length }) => length > LINE_LENGTH);

/** A title breaks between its sentences first. */
export function Sentences({ text }: SentencesProps) {
  const sentences = sentencesOf(text);
  return sentences.map((sentence, place) => (
    <span key={sentence}>{place < sentences.length - 1 ? `${sentence} ` : sentence}</span>
  ));
}
