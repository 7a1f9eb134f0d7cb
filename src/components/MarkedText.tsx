import { createElement, Fragment } from 'react';
import { runsOf } from '../content/languages.ts';

export interface MarkedTextProps {
  text: string;
}

/** What the owner wrote, each language said to be one. */
export function MarkedText({ text }: MarkedTextProps) {
  const runs = runsOf(text).map((run) =>
    run.lang ? createElement('span', { lang: run.lang }, run.text) : run.text,
  );
  return createElement(Fragment, null, ...runs);
}
