import type { icons } from '../content/kinds.ts';
import type { Network } from '../content/networks.ts';
import { Drawing } from './Icon.tsx';

export type SignName = (typeof icons)[number] | Network;

export interface SignProps {
  name: SignName;
}

/** What content may choose from. */
export const signs: Record<SignName, string> = {
  express:
    'M2.5 7H6M2.5 11h2M9 6h6.5v10.5M9 6v4M15.5 9H19l2.5 3.5v4H20M15.5 16.5H11M2.5 16.5H5M8 14.8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM17.5 14.8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
  hospital:
    'M5 21V8l7-4.5L19 8v13M3 21h18M10 21v-4.5h4V21M8.5 12.5h.01M12 12.5h.01M15.5 12.5h.01M8.5 9.5h.01M12 9.5h.01M15.5 9.5h.01',
  shield: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6ZM8.5 12l2.5 2.5 4.5-5',
  implant: 'M9 3h6v3.5l-1 1V17l-2 4-2-4V7.5l-1-1ZM10 10.5l4 1.5M10 13.5l4 1.5',
  vial: 'M8 3h8M9.5 3v14.5a2.5 2.5 0 0 0 5 0V3M9.5 11h5',
  pill: 'M5 13.5 13.5 5a3.9 3.9 0 0 1 5.5 5.5L10.5 19A3.9 3.9 0 0 1 5 13.5ZM9.2 9.3l5.5 5.5',
  cold: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.5 2.5',
  box: 'M12 3 4 7v10l8 4 8-4V7ZM4 7l8 4 8-4M12 11v10',
  papers: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  facebook: 'M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V21M7.5 12h7',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM17 7h.01',
  linkedin: 'M5 10v9M5 5.5h.01M10 19v-9M10 14a4 4 0 0 1 8 0v5',
  x: 'm4.5 4.5 15 15M19.5 4.5l-15 15',
  youtube:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6ZM10.5 9.5v5l4-2.5Z',
};

export function Sign({ name }: SignProps) {
  return <Drawing path={signs[name]} />;
}
