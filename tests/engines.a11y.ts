import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { type Engine, engines } from './engines.ts';
import { content, everyPath, expect, open, test } from './site.ts';

/** Every page in every state before every engine. scripts/test.ts prints how many that were. */

const FOLDER = 'test-results/engines';
const { interface: words, contact } = content;

const colours = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

interface Look {
  state: string;
  colours: string;
  engine: Engine;
  faults: string[];
}

async function lookAt(page: Page, state: string): Promise<Look[]> {
  const looks: Look[] = [];
  for (const [name, media] of Object.entries(colours)) {
    await page.emulateMedia(media);
    for (const engine of ['axe', 'IBM Equal Access'] as const) {
      looks.push({ state, colours: name, engine, faults: await engines[engine](page) });
    }
  }
  // Markup has no colours.
  const faults = await engines['html-validate'](page);
  looks.push({ state, colours: 'any', engine: 'html-validate', faults });
  return looks;
}

/** Keeps toasts where they are: what the engines look at must not go while they look. */
async function showToast(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page
    .getByRole('region', { name: words.notifications })
    .getByRole('button', { name: words.dismiss })
    .focus();
}

async function openMenu(page: Page): Promise<boolean> {
  const toggle = page.getByRole('button', { name: words.menu, exact: true });
  if (!(await toggle.isVisible())) return false;
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  return true;
}

async function sendForm(page: Page) {
  await page.getByRole('button', { name: contact.form.button }).click();
}

async function fillForm(page: Page) {
  const { name, email, message } = contact.form;
  const values = [
    [name.label, 'Rosa'],
    [email.label, 'rosa@clinic.example'],
    [message.label, 'Today.'],
  ] as const;
  for (const [label, value] of values) await page.getByRole('textbox', { name: label }).fill(value);
}

function record({ project }: TestInfo, path: string, looks: Look[]) {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${project.name}${path.replaceAll('/', '-')}.json`;
  writeFileSync(file, JSON.stringify({ path, width: project.name, looks }));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPath) {
  test(`three engines find no fault in ${path}, in any colours or state [access-1]`, async ({
    page,
  }, info) => {
    test.slow();
    await open(page, path);
    const looks = await lookAt(page, 'as it opens');
    if (await openMenu(page)) {
      looks.push(...(await lookAt(page, 'menu open')));
      await page.keyboard.press('Escape');
    }
    if (path === '/contact') {
      await sendForm(page);
      await expect(page.getByRole('alert')).not.toBeEmpty();
      looks.push(...(await lookAt(page, 'error shown')));
      await fillForm(page);
      await sendForm(page);
      await expect(page.getByRole('status')).not.toBeEmpty();
      looks.push(...(await lookAt(page, 'success shown')));
    }
    await showToast(page);
    looks.push(...(await lookAt(page, 'toast shown')));
    record(info, path, looks);
    expect(looks.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
}
