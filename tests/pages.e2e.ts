import { everyField } from '../src/content/walk.ts';
import { cityLine, pageHref, telHref } from '../src/metadata/links.ts';
import { directionsHref, mapEmbedHref } from '../src/metadata/maps.ts';
import { listedPages } from '../src/metadata/pages.ts';
import { content, expect, open, part, paths, refused, test, UNKNOWN, urgent } from './site.ts';

const { company, interface: words } = content;
const [office] = company.locations;
const { home, about, services, contact } = content;

/** What its file first calls a heading. */
const headingOf = (name: string) =>
  String(
    everyField(content).find(({ file, path }) => file === name && path.at(-1) === 'heading')?.value,
  );

for (const { path, name } of listedPages(content)) {
  test(`${path} is there, with one heading of its own and no trouble [pages-1]`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf(name)]);
    await expect(page).toHaveTitle(new RegExp(`. \\| ${company.name}$`));
    await page.waitForLoadState('networkidle');
  });
}

test('a slash at the end leads to the page without it for good, query kept [pages-2]', async ({
  request,
}) => {
  for (const path of paths.filter((path) => path !== '/')) {
    const response = await request.get(`${path}/?a=b`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`${path}?a=b`);
  }
});

test('the footer, the same on every page, has all of it [footer-1]', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(company.blurb)).toBeVisible();
  for (const { label } of content.navigation.pages) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  for (const { id, title } of content.services.cards) {
    const link = footer.getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', `/services#${id}`);
  }
  await expect(footer.getByText(office.street ?? cityLine(office))).toBeVisible();
  await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    telHref(company.phone),
  );
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(footer.getByText(urgent.label)).toBeVisible();
  await expect(footer.getByRole('link', { name: urgent.phone })).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getFullYear()} ${company.name}`)).toBeVisible();
  for (const { url } of company.social) {
    await expect(footer.locator(`a[href="${url}"]`)).toBeVisible();
  }
});

test('the year in the footer is the visitor’s [footer-2]', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'));
  await open(page, '/about');
  await expect(page.getByText(`© 2031 ${company.name}`)).toBeVisible();
});

test('an unknown path is a 404 with the navigation, the phone and the way home [pages-3]', async ({
  page,
}) => {
  const response = await page.goto(UNKNOWN);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('navigation', { name: words.mainNavigation })).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .locator(`[href="${telHref(urgent.phone)}"]`)
      .last(),
  ).toBeVisible();
  const emergency = page.getByRole('main').getByRole('link', { name: urgent.phone });
  await expect(emergency).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: content['not-found'].home.text }).click();
  await expect(page).toHaveURL('/');
});

test('the sitemap lists every page and leads to each [pages-4]', async ({ page, request }) => {
  await page.goto('/sitemap');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(content.navigation.pages.map(({ label }) => label));
  for (const link of await links.all()) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test('the first Tab leads past the navigation [pages-5]', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skipToContent });
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Home has the stats, the cards and the call to action [home-1]', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  for (const { value, label } of company.stats) {
    await expect(main.getByRole('listitem').filter({ hasText: label })).toHaveText(
      `${value} ${label}`,
    );
  }
  for (const { title, features, more } of home.services.cards) {
    const card = main
      .locator('[data-columns] > div')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByRole('listitem')).toHaveText(features);
    await expect(card.getByRole('link', { name: more.text })).toHaveAttribute('href', more.link);
  }
  const { button } = home.callToAction;
  await expect(main.getByRole('link', { name: button.text })).toHaveAttribute(
    'href',
    pageHref(button),
  );
  await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    telHref(company.phone),
  );
});

test('About has the story, the commitment, the profile and the way to get in touch [about-1]', async ({
  page,
}) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: about.story.heading })).toBeVisible();
  for (const { title } of about.commitment.points) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  const { leadership } = about;
  for (const { name } of leadership ? [leadership, ...(leadership.others ?? [])] : []) {
    const profile = main.getByRole('figure').filter({ hasText: name });
    await profile.scrollIntoViewIfNeeded();
    await expect(profile.getByText(name)).toBeVisible();
    await expect(profile.getByRole('img')).toHaveJSProperty('complete', true);
  }
  await expect(main.getByRole('link', { name: company.email })).toBeVisible();
  const { button } = about.getInTouch;
  await expect(main.getByRole('link', { name: button.text })).toHaveAttribute('href', button.link);
});

test('Services has every service and the way to ask [services-1]', async ({ page }) => {
  await open(page, '/services');
  const main = page.getByRole('main');
  await expect(
    main.locator('section:has([data-lists])').getByRole('heading', { level: 2 }),
  ).toHaveText(services.cards.map(({ title }) => title));
  const { button } = services.callToAction;
  await expect(main.getByRole('link', { name: button.text })).toHaveAttribute('href', button.link);
});

test('Contact has phone, address, e-mail and social links [contact-1]', async ({ page }) => {
  await open(page, '/contact');
  const details = part(page, contact.detailsHeading).first();
  await expect(details.getByRole('link', { name: company.phone })).toBeVisible();
  await expect(details.getByRole('link', { name: urgent.phone })).toBeVisible();
  await expect(details.getByRole('link', { name: company.email })).toBeVisible();
  await expect(details.getByText(office.street ?? cityLine(office))).toBeVisible();
  for (const { url } of company.social) {
    await expect(details.locator(`a[href="${url}"]`)).toBeVisible();
  }
});

test('Contact embeds a lazy, titled map of the office with a way there [contact-2]', async ({
  page,
}) => {
  await open(page, '/contact');
  const map = page.getByTitle(contact.map.title);
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('src', mapEmbedHref(office) ?? '');
  await map.scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').locator('html')).toBeAttached();
  await expect(page.getByRole('link', { name: contact.map.directions })).toHaveAttribute(
    'href',
    directionsHref(office),
  );
});

test('where the map cannot load, the address and the way there still stand [contact-2]', async ({
  page,
  troubles,
}) => {
  await page.route(/openstreetmap/, (route) => route.abort());
  troubles.expect(...refused(/openstreetmap/));
  await open(page, '/contact');
  const beside = part(page, contact.map.heading).last();
  await beside.scrollIntoViewIfNeeded();
  await expect(beside.getByText(`${office.city}, ${office.state} ${office.zip}`)).toBeInViewport({
    ratio: 1,
  });
  await expect(beside.getByRole('link', { name: contact.map.directions })).toBeInViewport({
    ratio: 1,
  });
});
