import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Two programs that look for known faults, each asked for all that it knows. */

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const IBM_SOURCE = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

/** What the checker from IBM answers, and its name in the page. */
interface Ace {
  Checker: new () => {
    check(
      document: Document,
      guidelines: string[],
    ): Promise<{
      results: {
        ruleId: string;
        value: [level: string, outcome: string];
        path: { dom: string };
        message: string;
      }[];
    }>;
  };
}

/** In the page alone, or in a part of it, with the frames that lead there. */
export async function axeFaults(page: Page, part?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(!part).withTags(AXE_TAGS);
  if (part) axe.include(part);
  return violationsOf(axe);
}

/** What axe says of colors alone: the only thing that another color scheme changes. */
export const paleWords = (page: Page) =>
  violationsOf(new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']));

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

/** Recommendations that fail count as faults; what it only wants a person to look at does not. */
export async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${IBM_SOURCE}; globalThis.ace = ace; undefined`);
  return page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: Ace };
    const report = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    return (
      report.results
        .filter(({ value: [, outcome] }) => outcome === 'FAIL')
        // A wide table scrolls in a region that the keyboard has to reach: axe asks for it.
        .filter(({ ruleId }) => ruleId !== 'element_tabbable_role_valid')
        .map(({ ruleId, path, message }) => `${ruleId}: ${message} (${path.dom})`)
    );
  });
}
