import { mistakesIn } from './mistakes.ts';

/**
 * What the patterns of single fields cannot say is said when the file is to be saved. An error of
 * this name keeps the editor from saving, and its cause stands in the editor's own dialog.
 */
export function refuseMistakes(file: string, data: unknown, measured: string[]) {
  const mistakes = [...mistakesIn(file, data), ...measured];
  if (mistakes.length === 0) return;
  throw new Error('saving_failed', { cause: new Error(mistakes.join('\n')) });
}
