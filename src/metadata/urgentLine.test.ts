import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { describePage } from './pages.ts';
import { buildPageGraph } from './structuredData.ts';
import { findUrgentLine } from './urgentLine.ts';

const content = readContent('content');
const { company, interface: words } = content;
const calm = { ...content, company: { ...company, emergencyPhone: undefined } };

test('without one, the office’s number steps in under its own name [reach-2]', () => {
  expect(findUrgentLine(calm.company, words)).toMatchObject({
    label: words.phone,
    phone: company.phone,
    copyLabel: words.copyPhone,
    isEmergency: false,
  });
});

test('without one, search engines are told of no emergency and no hours around the clock [reach-2]', () => {
  const graph = JSON.stringify(buildPageGraph(calm, describePage(calm, 'home')));
  expect(graph).not.toMatch(/emergency|00:00/i);
  expect(JSON.stringify(buildPageGraph(content, describePage(content, 'home')))).toMatch(/00:00/);
});
