import { addIssue, type Checked, expectation } from './field.ts';
import { plainText, runsOf } from './languages.ts';

/** What a mark of another language must say, and where there may be none. */

const ATTEMPT = /\{\s*lang/i;
const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const isLanguage = (code: string) => LANGUAGE.test(code) && names.of(code) !== undefined;

/** What people in the United States speak most, besides English. */
const LIKELY = [
  'es',
  'fr',
  'de',
  'zh',
  'vi',
  'ko',
  'ar',
  'ru',
  'pt',
  'so',
  'hmn',
  'tl',
  'pl',
  'it',
];

/** The code of a language that is called by its name, in English or its own. */
function codeCalled(name: string): string | undefined {
  const asked = name.trim().replace(/["']/g, '').toLowerCase();
  return LIKELY.find((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
    return [code, names.of(code), own].some((called) => called?.toLowerCase() === asked);
  });
}

export const LANGUAGE_CODE = { expected: 'the two letters of a language', example: 'es' };

/** A code of a language, or what may have been meant by it. */
export function checkLanguage(checked: Checked<string>) {
  if (isLanguage(checked.value)) return;
  const meant = codeCalled(checked.value);
  addIssue(checked, expectation(LANGUAGE_CODE), meant ? { meant } : {});
}

const MARKED = {
  expected: 'words in square brackets and the two letters of their language',
  example: '[Hablamos español]{lang=es}',
};

interface MarkFault {
  found: string;
  expected: string;
  meant?: string;
}

/** What is wrong with the marks in a text. */
export function faultOfMarks(text: string): MarkFault | undefined {
  const unknown = runsOf(text).find(({ lang }) => lang !== undefined && !isLanguage(lang));
  if (unknown) {
    const meant = codeCalled(unknown.lang ?? '');
    const found = `{lang=${unknown.lang}}`;
    return {
      found,
      expected: expectation(MARKED),
      ...(meant && { meant: `[${unknown.text}]{lang=${meant}}` }),
    };
  }
  if (!ATTEMPT.test(plainText(text))) return undefined;
  return { found: 'a language that cannot be read', expected: expectation(MARKED) };
}

export function checkMarks(checked: Checked<string>) {
  const fault = faultOfMarks(checked.value);
  if (!fault) return;
  const { expected, ...details } = fault;
  addIssue(checked, expected, details);
}

/** Names, labels and titles also stand where a language cannot be told. */
export function refuseMarks(checked: Checked<string>) {
  if (!ATTEMPT.test(checked.value)) return;
  addIssue(checked, `words without a language, such as ${plainText(checked.value)}`, {
    found: 'words in another language, which only sentences may have',
  });
}
