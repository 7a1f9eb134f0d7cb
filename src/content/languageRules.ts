import { addIssue, type Checked, type Complaint } from './field.ts';
import { splitLanguages, stripMarks } from './languages.ts';

/** Checks marks of other languages: `[Hablamos español]{lang=es}`. */

const ATTEMPT = /\{\s*lang/i;
export const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

const MARKED =
  'words in square brackets and the two letters of their language, such as [Hablamos español]{lang=es}';

export function findMarkFault(text: string): Complaint | undefined {
  const unknown = splitLanguages(text).find(
    ({ lang }) => lang !== undefined && !LANGUAGE.test(lang),
  );
  if (unknown) return { found: `{lang=${unknown.lang}}`, expected: MARKED };
  if (!ATTEMPT.test(stripMarks(text))) return undefined;
  return { found: 'a language that cannot be read', expected: MARKED };
}

export function checkMarks(checked: Checked<string>) {
  const fault = findMarkFault(checked.value);
  if (fault) addIssue(checked, fault);
}

/** Refuses marks in labels and titles, which also appear where `lang` cannot be set. */
export function refuseMarks(checked: Checked<string>) {
  if (!ATTEMPT.test(checked.value)) return;
  addIssue(checked, {
    found: 'words in another language, which only sentences may have',
    expected: `words without a language, such as ${stripMarks(checked.value)}`,
  });
}
