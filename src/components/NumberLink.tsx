import { telHref } from '../metadata/links.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

export interface NumberLinkProps {
  /** Whose number it is. It stands beside the link for the eye, and is hidden there from the ear. */
  label: string;
  number: string;
}

/** A number that says whose it is, also to those who go from link to link. */
export function NumberLink({ label, number }: NumberLinkProps) {
  return (
    <a className="display" href={telHref(number)} aria-label={`${label} ${number}`}>
      <PhoneNumber number={number} />
    </a>
  );
}
