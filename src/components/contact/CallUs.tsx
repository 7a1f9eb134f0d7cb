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
      {/* In a live region the sentence is said as a whole, and not the number once more. */}
      {after !== undefined && (
        <a href={telHref(phone)} aria-live="off">
          {phone}
        </a>
      )}
      {after}
    </>
  );
}
