import { fill } from '../../src/content/fill.ts';
import { content, everyPath, expect, open, test } from '../site.ts';

/** Names, purposes and order: what a page tells programs, and tells them the same way everywhere. */

const { interface: words, contact, home } = content;
const { form } = contact;

test('each field says what it asks for, whether it must be filled, and with what [access-12]', async ({
  page,
}) => {
  await open(page, '/contact');
  const fields = [
    { label: form.name.label, required: true, purpose: 'name' },
    { label: form.email.label, required: true, purpose: 'email' },
    { label: `${form.subject.label} (${form.optional})`, required: false, purpose: null },
    { label: form.message.label, required: true, purpose: null },
  ];
  await expect(page.getByRole('textbox')).toHaveCount(fields.length);
  for (const { label, required, purpose } of fields) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await expect(field).toBeVisible();
    expect(await field.getAttribute('autocomplete'), label).toBe(purpose);
    await expect(field).toHaveJSProperty('required', required);
    await expect(page.locator('form').getByText(label, { exact: true })).toBeVisible();
  }
});

test('header and footer, and the way to reach us in them, are the same on every page [access-14]', async ({
  page,
}) => {
  const frames = new Set<string>();
  for (const path of everyPath) {
    await page.goto(path);
    const header = await page.getByRole('banner').ariaSnapshot();
    frames.add(header + (await page.getByRole('contentinfo').ariaSnapshot()));
  }
  expect(frames.size).toBe(1);
});

test('a press can be taken back by letting go elsewhere [access-15]', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: words.pauseSlides }).click();
  const dots = page.getByRole('group', { name: words.chooseSlide }).getByRole('button');
  await dots.nth(1).hover();
  await page.mouse.down();
  await page.mouse.move(400, 300);
  await page.mouse.up();
  const shown = page.getByRole('group', {
    name: fill(words.slideNumber, { number: 1, count: home.hero.slides.length }),
    exact: true,
  });
  await expect(shown).toBeVisible();
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
});
