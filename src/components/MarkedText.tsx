import { createElement, Fragment } from 'react';
import { splitLanguages } from '../content/languages.ts';
import { splitSentences } from '../visuals/titles.ts';

export interface MarkedTextProps {
  text: string;
}

/** Text from content, with a `lang` attribute on each part in another language. */
export function MarkedText({ text }: MarkedTextProps) {
  const runs = splitLanguages(text).map((run) =>
    run.lang ? createElement('span', { lang: run.lang }, run.text) : run.text,
  );
  return createElement(Fragment, null, ...runs);
}

/** Each sentence in a box of its own. The space is outside: in a box it is not heard. */
export function Sentences({ text }: MarkedTextProps) {
  return splitSentences(text).map((sentence, place) => (
    <Fragment key={sentence}>
      {place > 0 && ' '}
      <span>
        <MarkedText text={sentence} />
      </span>
    </Fragment>
  ));
}

export interface ParagraphProps extends MarkedTextProps {
  className?: string | undefined;
}

export function Paragraph({ text, className }: ParagraphProps) {
  return (
    <p className={className}>
      <MarkedText text={text} />
    </p>
  );
}
