import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface SeededFault {
  what: string;
  file: string;
  from: string;
  to: string;
  /** The row of docs/behaviors.md that no longer holds. */
  breaks: string;
}

export const seededFaults: SeededFault[] = parse(readFileSync('tests/seeded/faults.yaml', 'utf8'));
