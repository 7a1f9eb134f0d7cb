import { content, everyPath, expect, open, test } from '../site.ts';
import { dot, expectShown, pauseButton } from '../slides.ts';

/** Names, purposes and order: what a page tells programs, and tells them the same way everywhere. */

const { form } = content.contact;

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

test('a press can be taken back by letting go elsewhere [access-15]', async ({ page }) => {
  await open(page, '/');
  await pauseButton(page).click();
  await dot(page, 2).hover();
  await page.mouse.down();
  await page.mouse.move(400, 300);
  await page.mouse.up();
  await expectShown(page, 1);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
});
