import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The one table that the conformance report is made of. */

export const ANSWERS = [
  'Supports',
  'Partially Supports',
  'Does Not Support',
  'Not Applicable',
] as const;

export const LEVELS = ['A', 'AA', 'AAA'] as const;

interface Row {
  id: string;
  name: string;
  remark: string;
  /** Behaviors, which tests carry. */
  shownBy: string[];
}

export interface Criterion extends Row {
  level: (typeof LEVELS)[number];
  /** The version of WCAG that brought it, if not the first. */
  since?: '2.1' | '2.2';
  answer: (typeof ANSWERS)[number];
}

export interface Requirement extends Row {
  /** Missing where only the owner can answer. */
  answer?: (typeof ANSWERS)[number];
}

interface ConformanceTable {
  criteria: Criterion[];
  section508: { chapter: string; rows: Requirement[] }[];
}

export const conformance: ConformanceTable = parse(readFileSync('docs/conformance.yaml', 'utf8'));
