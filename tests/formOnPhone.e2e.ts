import type { Page } from '@playwright/test';
import { FIELDS, type FieldName, field, submit, write } from './formPage.ts';
import { expect, open, test } from './site.ts';

/** What is left of a phone's screen when its keyboard is open. */
test.use({ viewport: { width: 390, height: 400 } });

const WAYS = [
  { from: 'above', key: 'Tab', step: -1 },
  { from: 'below', key: 'Shift+Tab', step: 1 },
];

/** Whether the field, or as many lines as the caret needs around it, stands below the header. */
const isSeen = (page: Page, name: FieldName) =>
  field(page, name).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const threeLines = 3 * Number.parseFloat(getComputedStyle(element).lineHeight);
    return top >= header && top + Math.min(height, threeLines) <= innerHeight;
  });

for (const [place, name] of FIELDS.entries()) {
  for (const { from, key, step } of WAYS) {
    test(`with the keyboard open, “${name}” is seen when it is reached from ${from} [form-15]`, async ({
      page,
    }) => {
      await open(page, '/contact');
      const start = FIELDS[place + step];
      if (start) await field(page, start).focus();
      else if (from === 'below') await submit(page).focus();
      else await field(page, name).focus();
      if (start || from === 'below') await page.keyboard.press(key);
      await expect(field(page, name)).toBeFocused();
      await page.keyboard.type('x');
      await expect.poll(() => isSeen(page, name)).toBe(true);
    });
  }
}

const good = { name: 'Rosa', email: 'rosa@clinic.example', subject: '', message: 'Today.' };

for (const name of ['name', 'email', 'message'] as const) {
  test(`with the keyboard open, “${name}” is seen when it is at fault [form-15]`, async ({
    page,
  }) => {
    await open(page, '/contact');
    await write(page, { ...good, [name]: '' });
    await submit(page).click();
    await expect(field(page, name)).toBeFocused();
    await expect.poll(() => isSeen(page, name)).toBe(true);
  });
}
