import { Fragment } from 'react';
import { sentencesOf } from '../../visuals/titles.ts';

export interface SentencesProps {
  text: string;
}

/** A title breaks between its sentences first. */
export function Sentences({ text }: SentencesProps) {
  const sentences = sentencesOf(text);
  return sentences.map((sentence, place) => (
    // Within its box a last space would be neither seen nor heard.
    <Fragment key={sentence}>
      {place > 0 && ' '}
      <span>{sentence}</span>
    </Fragment>
  ));
}
