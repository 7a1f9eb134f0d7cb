import type { z } from 'astro/zod';
import { closest, distance } from 'fastest-levenshtein';
import { STATES, stateCodes } from './states.ts';
import { detailsOf, expectedAt, fieldNames, type Path } from './walkFile.ts';
import type { YamlSource } from './yamlSource.ts';

/** What is wrong in content/, told so that it can be fixed without asking anyone. */

export interface Problem {
  file: string;
  line: number;
  field: string;
  found: string;
  expected: string;
  meant?: string | undefined;
}

/** Without its place, line by line. */
export const explanation = ({ found, expected, meant }: Problem): string[] => [
  `found     ${found}`,
  `expected  ${expected}`,
  ...(meant ? [`did you mean “${meant}”?`] : []),
];

export const formatProblem = (problem: Problem) => {
  const { file, line, field } = problem;
  const place = `${file}:${line}${field && `  ${field}`}`;
  return [place, ...explanation(problem).map((text) => `  ${text}`)].join('\n');
};

export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  /** Shown beneath the message in the browser. */
  readonly hint = 'Fix the line and save: the page comes back by itself.';
  /** Where Astro's page of errors points to. */
  readonly loc: { file: string; line: number } | undefined;

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    super(`${count} in the content to fix:\n\n${problems.map(formatProblem).join('\n\n')}\n`);
    this.problems = problems;
    const [first] = problems;
    this.loc = first && { file: first.file, line: first.line };
    // Where in the code it was noticed is of no use to the person who edits content.
    this.stack = '';
  }

  /** Astro adds advice on browsers to whatever has the word “document” in it. */
  override toString() {
    return this.name;
  }
}

/** A field as people write it: slides › number 2 › title. */
export const fieldTitle = (path: Path) =>
  path.map((part) => (typeof part === 'number' ? `number ${part + 1}` : part)).join(' › ');

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing: it is missing';
  if (value === '') return 'nothing: it is empty, and what follows a # without quotes is a note';
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  return typeof value === 'object' ? 'a group of fields' : JSON.stringify(value);
}

/** A text or a list that is too long is told by its length. */
function foundAt(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'too_big' || issue.origin === 'number') return shown(value);
  const { length } = value as string | unknown[];
  return `${length} ${issue.origin === 'array' ? 'entries' : 'characters'}`;
}

/** The option that was most likely meant, if any is near. */
export function suggestion(options: readonly string[], found: string): string | undefined {
  const written = found.toLowerCase();
  const code = stateCodes.find((state) => STATES[state].toLowerCase() === written);
  if (code && options.includes(code)) return code;
  const same = options.find((option) => option.toLowerCase() === written);
  if (same || options.length === 0) return same;
  const nearest = closest(
    written,
    options.map((option) => option.toLowerCase()),
  );
  const typos = distance(written, nearest);
  const option = options.find((one) => one.toLowerCase() === nearest) ?? '';
  return typos <= (found.length > 4 ? 2 : 1) && option.length > 2 ? option : undefined;
}

interface CheckedFile {
  file: string;
  source: YamlSource;
  schema: z.ZodType;
}

interface Issue {
  path: (string | number)[];
  issue: z.core.$ZodIssue;
}

/** Zod's list as ours: a misspelled field is one problem there, not an unknown and a missing one. */
export function problemsOf({ issues: raw }: z.ZodError, checked: CheckedFile): Problem[] {
  const issues = raw.map((issue) => ({
    issue,
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
  }));
  const unknown = issues.flatMap((one) => unknownFields(one, checked));
  const misspelled = unknown.map(({ around, meant }) => [...around, meant].join());
  return [
    ...unknown.map(({ problem }) => problem),
    ...issues
      .filter(({ issue }) => issue.code !== 'unrecognized_keys')
      .filter(({ path }) => !misspelled.includes(path.join()))
      .map((one) => wrongValue(one, checked)),
  ];
}

function unknownFields({ issue, path: around }: Issue, { file, source, schema }: CheckedFile) {
  if (issue.code !== 'unrecognized_keys') return [];
  const known = fieldNames(schema, around);
  const unwritten = known.filter((field) => source.valueAt([...around, field]) === undefined);
  return issue.keys.map((key) => {
    const meant = suggestion(unwritten, key);
    const problem: Problem = {
      file,
      line: source.lineOf([...around, key]),
      field: fieldTitle([...around, key]),
      found: 'a field that is not known here',
      expected: `one of ${known.join(', ')}, such as ${meant ?? known[0]}`,
      meant,
    };
    return { around, meant, problem };
  });
}

function wrongValue({ issue, path }: Issue, { file, source, schema }: CheckedFile): Problem {
  const value = source.valueAt(path);
  const details = detailsOf(issue);
  const options = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  return {
    file,
    line: source.lineOf(path),
    field: fieldTitle(path),
    found: details.found ?? foundAt(issue, value),
    expected: expectedAt(schema, issue),
    meant: details.meant ?? suggestion(options, String(value)),
  };
}
