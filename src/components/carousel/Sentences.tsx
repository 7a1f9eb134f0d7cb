import { sentencesOf } from '../../visuals/titles.ts';

export interface SentencesProps {
  text: string;
}

/** A title breaks between its sentences first. */
export function Sentences({ text }: SentencesProps) {
  const sentences = sentencesOf(text);
  return sentences.map((sentence, place) => (
    <span key={sentence}>{place < sentences.length - 1 ? `${sentence} ` : sentence}</span>
  ));
}
