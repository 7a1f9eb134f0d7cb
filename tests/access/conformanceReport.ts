import {
  ANSWERS,
  type Criterion,
  conformance,
  LEVELS,
  type Requirement,
} from './conformanceTable.ts';

/** docs/conformance.md: the table in the form of VPAT 2.5, in its WCAG and Section 508 editions. */

export interface Facts {
  /** Of the website. */
  version: string;
  /** The screen reader and the browser that were heard, with their versions. */
  heard: string;
}

const { criteria, section508 } = conformance;

const BLANK = '________';

const TERMS: Record<(typeof ANSWERS)[number], string> = {
  Supports: 'met, with no known defect',
  'Partially Supports': 'met, except for what the remark names',
  'Does Not Support': 'mostly not met; the remark says why',
  'Not Applicable': 'the website has nothing that the criterion applies to',
};

const VERSIONS = { '2.1': ' (2.1 and 2.2)', '2.2': ' (2.2 only)' };

function tableOf(rows: (Criterion | Requirement)[]): string[] {
  return [
    '| Criteria | Conformance Level | Remarks and Explanations |',
    '|---|---|---|',
    ...rows.map((row) => {
      const since = 'since' in row && row.since ? VERSIONS[row.since] : '';
      const shownBy = row.shownBy.length > 0 ? `. Shown by ${row.shownBy.join(', ')}` : '';
      return `| ${row.id} ${row.name}${since} | ${row.answer ?? BLANK} | ${row.remark}${shownBy} |`;
    }),
    '',
  ];
}

const atLevel = (level: string) => criteria.filter((row) => row.level === level);

/** How many criteria of each level have which answer, and how many a test shows. */
function summary(): string[] {
  const counts = LEVELS.map((level) => {
    const rows = atLevel(level);
    const answers = ANSWERS.map((answer) => rows.filter((row) => row.answer === answer).length);
    const shown = rows.filter(({ shownBy }) => shownBy.length > 0).length;
    return `| ${[level, rows.length, ...answers, shown].join(' | ')} |`;
  });
  return [
    `| level | criteria | ${ANSWERS.join(' | ')} | shown by a test |`,
    '|---|---|---|---|---|---|---|',
    ...counts,
    '',
  ];
}

function wcagTables(): string[] {
  return LEVELS.flatMap((level, index) => [
    `### Table ${index + 1}: Success Criteria, Level ${level}`,
    '',
    ...tableOf(atLevel(level)),
  ]);
}

const otherMeans = (heard: string) => [
  '## How it was tested',
  '',
  '| means | what was tested | shown by |',
  '|---|---|---|',
  `| Screen reader | ${heard}: every page and the main journeys of the second site, with transcripts ([heard.md](heard.md)) | heard-1 to heard-9 |`,
  '| Keyboard | every page by Tab and Shift+Tab; every journey | access-3, access-4 |',
  '| Switches | two keys, Tab and Enter, for every journey | access-19 |',
  '| Voice control | a control’s name contains its visible text; each field has a visible label. No voice control software was used | access-12, access-13 |',
  '| Enlarged | text at 200% on 320 px and at 300%; a laptop’s screen at 400% and 500% | look-8, look-9, access-10 |',
  '| Contrast themes | every page in Chromium’s light and dark palette; a page of each kind in Firefox with the colors of Windows’ Aquatic, Desert, Dusk and Night sky: text and icons. Not on Windows itself | access-2 |',
  '| Without hover | nothing shows on hover alone | access-20 |',
  '| Motion | only the slides move, and their words are text; there is no audio and no video | access-6, hero-5 |',
  '',
];

export function conformanceReport({ version, heard }: Facts): string {
  return [
    `# ${BLANK} Accessibility Conformance Report`,
    '',
    'WCAG and Revised Section 508 editions, in the form of the Voluntary Product Accessibility Template (VPAT®) version 2.5.',
    '',
    'Before you hand it over, fill in the blanks: the company, the date, a contact, and two answers on the company’s own service at the end. The report covers the website with the sample content. With content of your own, run every check again, and review 1.1.1, 3.1.3, 3.1.4 and 3.1.5.',
    '',
    'Made from [conformance.yaml](conformance.yaml) by `npx vitest run --project unit -u`.',
    '',
    '| | |',
    '|---|---|',
    `| Name of Product/Version | Website of ${BLANK}, made with the medical courier website ${version} |`,
    `| Report Date | ${BLANK} |`,
    '| Product Description | A public website of a medical courier: services, ways to reach the company, and a form that opens the visitor’s mail program |',
    `| Contact Information | ${BLANK} |`,
    '| Notes | Not covered: the inside of the map on Contact, which OpenStreetMap serves, the visitor’s mail program, and the owner’s editor. Where the map matters, the remark says so |',
    `| Evaluation Methods Used | Automatic tests in Chromium on every page, by axe, IBM Equal Access, html-validate and tests of our own; the main journeys also in Firefox and WebKit; ${heard} heard on every page of a second site with other content, built from the same code. A person reviewed what the checkers could not decide, and each page’s accessibility tree ([accessibility.md](accessibility.md)). Not done: tests by people who use assistive technology every day; tests with JAWS, NVDA, VoiceOver or TalkBack |`,
    '',
    '## Applicable Standards/Guidelines',
    '',
    '| Standard/Guideline | Included in Report |',
    '|---|---|',
    '| Web Content Accessibility Guidelines 2.0 | Level A: yes, AA: yes, AAA: yes |',
    '| Web Content Accessibility Guidelines 2.1 | Level A: yes, AA: yes, AAA: yes |',
    '| Web Content Accessibility Guidelines 2.2 | Level A: yes, AA: yes, AAA: yes |',
    '| Revised Section 508 standards, published January 18, 2017 and corrected January 22, 2018 | yes |',
    '',
    '## Terms',
    '',
    ...ANSWERS.map((answer) => `- **${answer}**: ${TERMS[answer]}.`),
    '',
    '“Shown by” names behaviors of [behaviors.md](behaviors.md), each carried by tests. Where it is missing, the criterion was judged by review alone.',
    '',
    ...summary(),
    ...otherMeans(heard),
    '## WCAG 2.x Report',
    '',
    'Criteria without a version are in 2.0, 2.1 and 2.2. 4.1.1, which 2.2 calls obsolete, is under Section 508, which asks for 2.0.',
    '',
    ...wcagTables(),
    '## Revised Section 508 Report',
    '',
    'For 501, 504.2 and 602.3 the criteria of WCAG 2.0 in Tables 1 and 2 apply.',
    '',
    ...section508.flatMap(({ chapter, rows }) => [`### ${chapter}`, '', ...tableOf(rows)]),
  ].join('\n');
}
