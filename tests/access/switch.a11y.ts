import type { Locator, Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { telHref } from '../../src/metadata/links.ts';
import { fault, field, opened, submit } from '../formPage.ts';
import { content, expect, labelOf, nextMail, open, test, UNKNOWN, urgent } from '../site.ts';
import { conformance, type Journey } from './conformanceTable.ts';
import { tabTo } from './focus.ts';

/** For those who have two switches, one that moves on and one that presses: Tab and Enter. */

const { interface: words, contact, home, company } = content;
const isSample = company.name.startsWith('Meadowlark');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

class Switches {
  readonly page: Page;
  presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async moveTo(goal: Locator) {
    this.presses += await tabTo(this.page, goal);
  }

  async press(goal?: Locator) {
    if (goal) await this.moveTo(goal);
    await this.page.keyboard.press('Enter');
    this.presses++;
  }

  async skipNavigation() {
    await this.press(this.page.getByRole('link', { name: words.skipToContent }));
  }
}

/** With the sample's words; an owner's may have more pages, slides and cards on the way. */
function expectCounted(journey: string, presses: number) {
  const width = test.info().project.name as keyof Omit<Journey, 'journey'>;
  const counted = conformance.switch.find((row) => row.journey === journey);
  expect(counted, 'in docs/conformance.yaml').toBeDefined();
  if (isSample) expect(presses, `${journey}, ${width}`).toBe(counted?.[width]);
}

/** The fewest presses among the ways that lead there, each from a fresh page. */
async function fewest(page: Page, path: string, ways: ((switches: Switches) => Promise<void>)[]) {
  const counts: number[] = [];
  for (const way of ways) {
    await open(page, path);
    const switches = new Switches(page);
    await way(switches);
    counts.push(switches.presses);
  }
  return Math.min(...counts);
}

const menu = (page: Page) => page.getByRole('button', { name: words.menu, exact: true });

test('the emergency line is called from Home with two switches [access-19]', async ({ page }) => {
  const calls = (within: Locator) => within.locator(`a[href="${telHref(urgent.phone)}"]:visible`);
  const ways = [
    async (switches: Switches) => {
      await switches.skipNavigation();
      await switches.press(calls(page.getByRole('main')).first());
    },
  ];
  const number = home.hero.slides.findIndex(({ emergencyLine }) => emergencyLine) + 1;
  if (number > 0) {
    const count = home.hero.slides.length;
    ways.push(async (switches) => {
      await switches.skipNavigation();
      const dots = page.getByRole('group', { name: words.chooseSlide }).getByRole('button');
      await switches.press(dots.nth(number - 1));
      const name = fill(words.slideNumber, { number, count });
      await switches.press(calls(page.getByRole('group', { name, exact: true })));
    });
  }
  await open(page, '/');
  if (urgent.isEmergency && (await menu(page).isVisible())) {
    ways.push(async (switches) => {
      await switches.press(menu(page));
      await switches.press(calls(page.getByRole('banner')).first());
    });
  }
  expectCounted('Call the emergency line, from Home', await fewest(page, '/', ways));
});

test('Contact is opened from Home, and its form reached, with two switches [access-19]', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const toField = async (switches: Switches) => {
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'name')).toBeVisible();
    await switches.skipNavigation();
    await switches.moveTo(field(page, 'name'));
  };
  const presses = await fewest(page, '/', [
    async (switches) => {
      if (await menu(page).isVisible()) await switches.press(menu(page));
      await switches.press(header.getByRole('link', { name: labelOf('/contact'), exact: true }));
      await toField(switches);
    },
    async (switches) => {
      await switches.skipNavigation();
      await switches.press(page.getByRole('main').locator('a[href="/contact"]:visible').first());
      await toField(switches);
    },
  ]);
  expectCounted('Open Contact from Home and reach the form’s first field', presses);
});

test('the form is sent, corrected and sent again with two switches [access-19]', async ({
  page,
}) => {
  await open(page, '/contact');
  const switches = new Switches(page);
  await switches.skipNavigation();
  await switches.moveTo(field(page, 'name'));
  await page.keyboard.type('Rosa');
  await switches.moveTo(field(page, 'email'));
  await page.keyboard.type('rosa');
  await switches.moveTo(field(page, 'message'));
  await page.keyboard.type('Today.');
  await switches.press(submit(page));
  await expect(fault(page)).toHaveText(contact.form.errors.emailMalformed);
  await expect(field(page, 'email')).toBeFocused();
  await page.keyboard.type('@clinic.example');
  const mail = nextMail(page);
  await switches.press();
  expect((await mail).pathname).toBe(company.email);
  await expect(opened(page)).toContainText(company.phone);
  expectCounted(
    'Fill in the form on Contact, send it, correct an error and send it again',
    switches.presses,
  );
});

test('the phone number is copied with two switches [access-19]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  const switches = new Switches(page);
  await switches.skipNavigation();
  await switches.press(page.getByRole('button', { name: words.copyPhone, exact: true }));
  await expect(page.getByText(words.phoneCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.phone);
  expectCounted('Copy the office’s phone number, on Contact', switches.presses);
});

test('two switches lead home from a page that is missing [access-19]', async ({ page }) => {
  await open(page, UNKNOWN);
  const switches = new Switches(page);
  await switches.press(page.getByRole('banner').locator('a[href="/"]').first());
  await expect(page).toHaveURL('/');
  expectCounted('Go home from a page that is missing', switches.presses);
});
