import type { Page } from '@playwright/test';
import { stripMarks } from '../../../src/content/languages.ts';
import { formatDateRange } from '../../../src/metadata/dates.ts';
import { telHref } from '../../../src/metadata/links.ts';
import { directionsHref, listMappedLocations, mapEmbedHref } from '../../../src/metadata/maps.ts';
import { content, expect, open, part, test } from '../../site.ts';

/** What content may have, and the sample has not: asked of the other company's site. */

const { company, interface: words } = content;

test.describe('the notice', () => {
  const { notice } = company;
  const { from = '', until = '' } = notice ?? {};
  const text = stripMarks(notice?.text ?? '');
  const slip = (page: Page) => page.getByRole('region', { name: words.notice });
  const noon = (date: string) => new Date(`${date}T20:00:00Z`);
  const dayBefore = (date: string) => new Date(Date.parse(date) - 4 * 3_600_000);

  test('is a region on every page, with its days in words and its link [notice-1]', async ({
    page,
  }) => {
    await page.clock.setFixedTime(noon(from));
    for (const path of ['/', '/about', '/no-such-page']) {
      await page.goto(path);
      await expect(slip(page)).toContainText(text);
      await expect(slip(page)).toContainText(formatDateRange(from, until));
      await expect(slip(page).getByRole('link')).toHaveAttribute('href', notice?.link?.link ?? '');
    }
    await expect(page.getByRole('alert').or(page.getByRole('status'))).not.toContainText([text]);
  });

  test('shows from its first day to its last, in the company’s zone, and in print [notice-1]', async ({
    page,
  }) => {
    const endOfLast = new Date(noon(until).getTime() + 11 * 3_600_000);
    for (const [moment, isShown] of [
      [dayBefore(from), false],
      [noon(from), true],
      [endOfLast, true],
      [new Date(endOfLast.getTime() + 2 * 3_600_000), false],
    ] as const) {
      await page.clock.setFixedTime(moment);
      await page.goto('/about');
      await expect(slip(page)).toBeVisible({ visible: isShown });
      await page.emulateMedia({ media: 'print' });
      await expect(slip(page).filter({ hasText: text })).toBeVisible({ visible: isShown });
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('once dismissed stays away, and focus goes to the header [notice-2]', async ({ page }) => {
    await page.clock.setFixedTime(noon(from));
    await page.goto('/about');
    await slip(page).getByRole('button', { name: words.dismiss }).press('Enter');
    await expect(slip(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await page.goto('/contact');
    await expect(slip(page)).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('stands there with its days, and with nothing to press in vain [notice-1]', async ({
      page,
    }) => {
      await page.goto('/about');
      await expect(slip(page)).toContainText(formatDateRange(from, until));
      await expect(slip(page).getByRole('button')).toBeHidden();
    });
  });
});

test('every office has its own number, hours and map, from whom content says [contact-3] [contact-4]', async ({
  page,
}) => {
  const { contact } = content;
  await open(page, '/contact');
  const details = part(page, contact.detailsHeading).first();
  for (const { name, phone, hours = [] } of company.locations) {
    const row = details.getByRole('listitem').filter({ hasText: name });
    if (phone) await expect(row.getByRole('link')).toHaveAttribute('href', telHref(phone));
    for (const { days, open } of hours) await expect(row).toContainText(`${days}${open}`);
  }
  const mapped = listMappedLocations(company);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(mapped.length);
  for (const [index, location] of mapped.entries()) {
    const frame = frames.nth(index);
    await expect(frame).toHaveAttribute('title', /./);
    const heading = index === 0 ? contact.map.heading : location.name;
    const map = part(page, heading).last();
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('link', { name: contact.map.show })).toHaveAttribute(
      'href',
      mapEmbedHref(location, company.mapsBy) ?? '',
    );
    await expect(map.getByRole('link', { name: contact.map.directions })).toHaveAttribute(
      'href',
      directionsHref(location, company.mapsBy),
    );
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('a map that waits asks its server for nothing before a press [contact-5]', async ({
      page,
    }) => {
      const asked: string[] = [];
      await page.route(/google/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<h1>Streets</h1>' });
      });
      await page.goto('/contact', { waitUntil: 'networkidle' });
      const map = part(page, content.contact.map.heading).last();
      await map.scrollIntoViewIfNeeded();
      expect(asked).toEqual([]);
      await map.getByRole('link', { name: content.contact.map.show }).click();
      const streets = page.locator('iframe').first().contentFrame().getByRole('heading');
      await expect(streets).toHaveText('Streets');
      expect(new Set(asked).size).toBe(1);
      await expect(page).toHaveURL('/contact');
    });
  });
}

test('links in menu, footer and buttons may lead elsewhere, and say so [links-1]', async ({
  page,
}) => {
  await open(page, '/');
  for (const { link, label, in: places } of content.navigation.links ?? []) {
    for (const [place, role] of [
      ['header', 'banner'],
      ['footer', 'contentinfo'],
    ] as const) {
      const found = page.getByRole(role).locator(`a[href="${link}"]`);
      await expect(found).toHaveCount(places.includes(place) ? 1 : 0);
      if (!places.includes(place)) continue;
      await expect(found).toContainText(label);
      await expect(found.locator('svg')).toHaveCount(1);
      const host = link.startsWith('https:') ? `(${new URL(link).host})` : label;
      await expect(found).toContainText(host);
    }
  }
  const { cards } = content.home.services;
  const elsewhere = cards.filter(({ more }) => more.link.startsWith('https:'));
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { more } of elsewhere) {
    const link = page.getByRole('main').locator(`a[href="${more.link}"]`);
    await expect(link).toContainText(`(${new URL(more.link).host})`);
  }
});

test('the service levels are a table, and on a phone each value stands below its heading [levels-1]', async ({
  page,
}) => {
  await open(page, '/services');
  const { columns, rows } = content.services.levels ?? { columns: { window: '' }, rows: [] };
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(rows.length + 1);
  await expect(table.getByText(columns.window).filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByText(columns.window).filter({ visible: true })).toHaveCount(rows.length);
  const [{ name, window } = { name: '', window: '' }] = rows;
  await expect(table.getByRole('row', { name })).toContainText(columns.window + window);
});

test('Services leads to Compliance, and its button to the form with a subject [compliance-1]', async ({
  page,
}) => {
  await open(page, '/services');
  const main = page.getByRole('main');
  await main.locator('a[href="/compliance"]').click();
  const { button, entries } = { ...content.compliance?.callToAction, ...content.compliance };
  const names = await main.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.sort()).toEqual(entries?.map(({ name }) => name).sort());
  await main
    .getByRole('link', { name: button?.text ?? 'none' })
    .first()
    .click();
  const subject = page.getByRole('textbox', { name: content.contact.form.subject.label });
  await expect(subject).toHaveValue(button?.subject ?? 'none');
});
