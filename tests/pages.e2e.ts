import { networks } from '../src/content/networks.ts';
import { listFields } from '../src/content/walk.ts';
import { formatCity, pageHref, telHref } from '../src/metadata/links.ts';
import { directionsHref, mapEmbedHref } from '../src/metadata/maps.ts';
import { listPages } from '../src/metadata/pages.ts';
import { content, expect, open, PHONE, part, refused, test, UNKNOWN, urgent } from './site.ts';

test.use(PHONE);

const { company, interface: words } = content;
const [office] = company.locations;
const { home, about, services, contact } = content;

/** What its file first calls a heading. */
const headingOf = (name: string) =>
  String(
    listFields(content).find(({ file, path }) => file === name && path.at(-1) === 'heading')?.value,
  );

test('every page is there, with one heading of its own, within its policy and with no trouble [pages-1] [http-10]', async ({
  page,
}) => {
  for (const { path, name } of listPages(content)) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([headingOf(name)]);
    await expect(page).toHaveTitle(new RegExp(`. \\| ${company.name}$`));
    await page.waitForLoadState('networkidle');
  }
});

test('an unknown path is a 404 with the navigation, the phone and the way home [pages-3]', async ({
  page,
}) => {
  const response = await page.goto(UNKNOWN);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('navigation', { name: words.mainNavigation })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: urgent.phone })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: content['not-found'].home.text }).click();
  await expect(page).toHaveURL('/');
});

test('the sitemap lists every page [pages-4]', async ({ page }) => {
  await page.goto('/sitemap');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(content.navigation.pages.map(({ label }) => label));
});

test('the first Tab leads past the navigation [pages-5]', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skipToContent });
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer has all of it [footer-1]', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const text of [company.blurb, office.street ?? formatCity(office), urgent.name]) {
    await expect(footer.getByText(text).first()).toBeVisible();
  }
  const listed = content.navigation.pages.filter(({ in: places }) =>
    /footer|legal/.test(`${places}`),
  );
  for (const { label } of listed) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  for (const { id, title } of content.services.cards) {
    const link = footer.getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', `/services#${id}`);
  }
  const ways = [company.phone, urgent.phone].map(telHref);
  for (const href of [...ways, `mailto:${company.email}`, ...company.social.map((s) => s.url)]) {
    await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});

test('the year in the footer is the visitor’s [footer-2]', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'));
  await open(page, '/about');
  await expect(page.getByText(`© 2031 ${company.name}`)).toBeVisible();
});

test('the emergency line is one press away wherever it is promised [reach-1]', async ({ page }) => {
  const calls = page.locator(`a[href="${telHref(urgent.phone)}"]`).filter({ visible: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const callToAction = part(page, home.callToAction.heading).last();
  for (const place of [callToAction, page.getByRole('contentinfo')]) {
    await expect(place.locator(calls).first()).toBeVisible();
  }
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  await expect(page.getByRole('banner').locator(calls).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(urgent.phone).filter({ visible: true }).first()).toBeVisible();
});

test('Home has the stats, the cards and the call to action [home-1]', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  for (const { value, label } of company.stats) {
    const stat = main.getByRole('listitem').filter({ hasText: label });
    await expect(stat).toHaveText(`${value} ${label}`);
  }
  for (const { title, features, more } of home.services.cards) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    for (const feature of features) {
      await expect(main.getByRole('listitem').getByText(feature, { exact: true })).toBeVisible();
    }
    const link = main.locator(`a[href="${more.link}"]`).filter({ hasText: more.text });
    await expect(link.first()).toBeVisible();
  }
  const { button } = home.callToAction;
  const ask = main.getByRole('link', { name: button.text });
  await expect(ask).toHaveAttribute('href', pageHref(button));
});

test('About has the story, the commitment, every leader and the way to get in touch [about-1] [about-2]', {
  tag: '@content',
}, async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  const titles = about.commitment.points.map(({ title }) => title);
  for (const name of [about.story.heading, ...titles]) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  const { leadership } = about;
  for (const { name } of leadership ? [leadership, ...(leadership.others ?? [])] : []) {
    const profile = main.getByRole('figure').filter({ hasText: name }).first();
    await expect(profile.getByText(name)).toBeVisible();
    await profile.getByRole('img').scrollIntoViewIfNeeded();
    await expect(profile.getByRole('img')).toHaveJSProperty('complete', true);
  }
  await expect(main.getByRole('link', { name: company.email })).toBeVisible();
  const { button } = about.getInTouch;
  await expect(main.getByRole('link', { name: button.text })).toHaveAttribute('href', button.link);
});

test('Services has every service and the way to ask [services-1]', async ({ page }) => {
  await open(page, '/services');
  const main = page.getByRole('main');
  const shelf = main.getByRole('navigation', { name: services.carriedHeading });
  for (const { id, title } of services.cards) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(shelf.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
  }
  const { button } = services.callToAction;
  await expect(main.getByRole('link', { name: button.text })).toHaveAttribute('href', button.link);
});

test('Contact has phone, address, e-mail and social links with their names [contact-1] [social-1]', {
  tag: '@content',
}, async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  for (const name of [company.phone, urgent.phone, company.email]) {
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  }
  await expect(main.getByText(office.street ?? formatCity(office)).first()).toBeVisible();
  for (const { network, url } of company.social) {
    const link = main.locator(`a[href="${url}"]`);
    await expect(link).toHaveAccessibleName(networks[network].name);
    await expect(link.locator('svg')).toBeVisible();
  }
});

test('the map comes over the drawing once it has loaded [contact-2]', async ({ page }) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'Streets' }));
  await open(page, '/contact');
  const map = page.getByTitle(contact.map.title);
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('Streets')).toBeVisible();
  await expect(map).toHaveCSS('opacity', '1');
});

test('Contact embeds a lazy, titled map of the office; where it cannot load, the drawing, the address and the way there stand [contact-2]', async ({
  page,
  troubles,
}) => {
  await page.route(/openstreetmap/, (route) => route.abort());
  troubles.expect(...refused(/openstreetmap/));
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await open(page, '/contact');
  const map = page.getByTitle(contact.map.title);
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('src', mapEmbedHref(office) ?? '');
  const beside = part(page, contact.map.heading).last();
  await beside.scrollIntoViewIfNeeded();
  await failed;
  await expect(map).toHaveCSS('opacity', '0');
  await expect(
    beside.getByText(`${office.city}, ${office.state} ${office.zip}`).first(),
  ).toBeVisible();
  const way = beside.getByRole('link', { name: contact.map.directions });
  await expect(way).toBeVisible();
  await expect(way).toHaveAttribute('href', directionsHref(office));
});

test('markup put together by a script is refused, so the policy is really on [http-10]', async ({
  page,
  troubles,
}) => {
  troubles.expect(/TrustedHTML/);
  await open(page, '/');
  const attempt = page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x">');
  });
  await expect(attempt).rejects.toThrow('TrustedHTML');
});
