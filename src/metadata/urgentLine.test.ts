import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { describedPage } from './pages.ts';
import { pageGraph } from './structuredData.ts';
import { urgentLine } from './urgentLine.ts';

const content = readContent('content');
const { company, interface: words } = content;
const calm = { ...content, company: { ...company, emergencyPhone: undefined } };

test('without one, the office’s number steps in under its own name [reach-2]', () => {
  expect(urgentLine(calm.company, words)).toMatchObject({
    label: words.phone,
    phone: company.phone,
    copyLabel: words.copyPhone,
    isEmergency: false,
  });
});

test('without one, search engines are told of no emergency and no hours around the clock [reach-2]', () => {
  const graph = JSON.stringify(pageGraph(calm, describedPage(calm, 'home')));
  expect(graph).not.toMatch(/emergency|00:00/i);
  expect(JSON.stringify(pageGraph(content, describedPage(content, 'home')))).toMatch(/00:00/);
});
