import type { z } from 'astro/zod';
import { distance } from 'fastest-levenshtein';
import type { LineComplaint } from './field.ts';
import { STATES, type StateCode } from './states.ts';
import { describeIssue, findExpectation, listFieldNames, type Path } from './walkFile.ts';
import type { YamlSource } from './yamlSource.ts';

/** Describes problems in `content/` so that an owner can fix them alone. */

export interface Problem extends LineComplaint {
  file: string;
  field: string;
}

export const explainProblem = ({ found, expected, meant }: Problem): string[] => [
  `found     ${found}`,
  `expected  ${expected}`,
  ...(meant ? [`did you mean “${meant}”?`] : []),
];

export const formatProblem = (problem: Problem) => {
  const { file, line, field } = problem;
  const place = `${file}:${line}${field && `  ${field}`}`;
  return [place, ...explainProblem(problem).map((text) => `  ${text}`)].join('\n');
};

export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  readonly hint = 'Fix the line and save: the page comes back by itself.';
  /** `loc` of Astro's error page. */
  readonly loc: { file: string; line: number } | undefined;

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    super(`${count} in the content to fix:\n\n${problems.map(formatProblem).join('\n\n')}\n`);
    this.problems = problems;
    const [first] = problems;
    this.loc = first && { file: first.file, line: first.line };
    this.stack = '';
  }

  /** Astro adds advice on browsers to whatever has the word “document” in it. */
  override toString() {
    return this.name;
  }
}

/** Formats a field's path as `slides › number 2 › title`. */
export const formatFieldPath = (path: Path) =>
  path.map((part) => (typeof part === 'number' ? `number ${part + 1}` : part)).join(' › ');

function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing: it is missing';
  if (value === '') return 'an empty value (text after a # without quotes is a comment)';
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  return typeof value === 'object' ? 'a group of fields' : JSON.stringify(value);
}

function describeFound(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'too_big' || issue.origin === 'number') return describeValue(value);
  const { length } = value as string | unknown[];
  return `${length} ${issue.origin === 'array' ? 'entries' : 'characters'}`;
}

/**
 * Finds the closest option within two typos (`fastest-levenshtein`), also by the name of a state.
 */
export function suggest(options: readonly string[], found: string): string | undefined {
  const typosIn = (option: string) => {
    const names = [option, STATES[option as StateCode] ?? option];
    return Math.min(...names.map((name) => distance(name.toLowerCase(), found.toLowerCase())));
  };
  const [nearest = ''] = options.toSorted((one, other) => typosIn(one) - typosIn(other));
  if (nearest.length < 3) return typosIn(nearest) === 0 ? nearest || undefined : undefined;
  return typosIn(nearest) <= (found.length > 4 ? 2 : 1) ? nearest : undefined;
}

interface CheckedFile {
  file: string;
  source: YamlSource;
  schema: z.ZodType;
}

/** Converts Zod issues. A misspelled field is reported once, not as unknown and as missing. */
export function toProblems({ issues }: z.ZodError, checked: CheckedFile): Problem[] {
  const unknown = issues.flatMap((issue) => unknownFields(issue, checked));
  const misspelled = unknown.map(({ around, meant }) => [...around, meant].join());
  return [
    ...unknown.map(({ problem }) => problem),
    ...issues
      .filter(({ code }) => code !== 'unrecognized_keys')
      .filter(({ path }) => !misspelled.includes(path.join()))
      .map((issue) => wrongValue(issue, checked)),
  ];
}

function unknownFields(issue: z.core.$ZodIssue, { file, source, schema }: CheckedFile) {
  if (issue.code !== 'unrecognized_keys') return [];
  const around = issue.path as Path;
  const known = listFieldNames(schema, around);
  const unwritten = known.filter((field) => source.valueAt([...around, field]) === undefined);
  return issue.keys.map((key) => {
    const meant = suggest(unwritten, key);
    const problem: Problem = {
      file,
      line: source.lineOf([...around, key]),
      field: formatFieldPath([...around, key]),
      found: 'a field that is not known here',
      expected: `one of ${known.join(', ')}, such as ${meant ?? known[0]}`,
      meant,
    };
    return { around, meant, problem };
  });
}

function wrongValue(issue: z.core.$ZodIssue, { file, source, schema }: CheckedFile): Problem {
  const path = issue.path as Path;
  const value = source.valueAt(path);
  const { found, meant } = describeIssue(issue);
  const options = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  return {
    file,
    line: source.lineOf(path),
    field: formatFieldPath(path),
    found: found ?? describeFound(issue, value),
    expected: findExpectation(schema, issue),
    meant: meant ?? suggest(options, String(value)),
  };
}
