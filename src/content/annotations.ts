import { explainProblem, type Problem } from './problems.ts';

/**
 * Formats problems as GitHub workflow commands, which show them on the commit: ten of a step at
 * most. The log of the run has all of them.
 */

export interface Annotation {
  title: string;
  text: string;
  file?: string;
  line?: number;
}

/** A workflow command ends at the line break. */
const onOneLine = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const asProperty = (value: string | number) =>
  onOneLine(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');

export function formatAnnotation({ text, ...properties }: Annotation): string {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${asProperty(value)}`);
  return `::error ${written.join(',')}::${onOneLine(text)}`;
}

export const toAnnotation = (problem: Problem): Annotation => ({
  file: problem.file,
  line: problem.line,
  title: problem.field || 'A mistake in the content',
  text: explainProblem(problem).join('\n'),
});
