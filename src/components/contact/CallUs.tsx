import { telHref } from '../../metadata/links.ts';

export interface CallUsProps {
  /** A sentence in which {phone} stands for the number. */
  sentence: string;
  phone: string;
}

/** The number in the sentence can be called, and is never broken over two lines. */
export function CallUs({ sentence, phone }: CallUsProps) {
  const [before, after] = sentence.split('{phone}');
  return (
    <>
      {before}
      {after !== undefined && <a href={telHref(phone)}>{phone}</a>}
      {after}
    </>
  );
}
