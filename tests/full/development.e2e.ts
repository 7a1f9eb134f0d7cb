import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { MAP_HOST } from '../../src/metadata/maps.ts';

/** `npm run dev`, with a copy of the content to edit. */

const PORT = Number(process.env.TEST_PORT ?? 24_219) + 2;
const ORIGIN = `http://localhost:${PORT}`;
const { company, colors, about } = readContent(contentFolder);

let folder = '';
let server: ChildProcess;
let said = '';

// The development server prepares each page when it is asked for.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async () => {
  // On a busy machine it starts late.
  test.setTimeout(90_000);
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync(contentFolder, folder, { recursive: true });
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { ...process.env, CONTENT: folder, PORT: String(PORT) },
    stdio: 'pipe',
  });
  for (const output of [server.stdout, server.stderr]) {
    output?.on('data', (chunk) => {
      said += chunk;
    });
  }
  await started();
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
});

function edit(file: string, from: string, to: string) {
  const before = readFileSync(join(folder, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(folder, file), before.replace(from, to));
}

/** Not `for await`, which would close the pipe that the server goes on writing to. */
function started() {
  return new Promise<void>((settle, fail) => {
    server.stdout?.on('data', (chunk) => String(chunk).includes(ORIGIN) && settle());
    server.on('exit', () => fail(new Error('The development server did not start.')));
  });
}

test.beforeEach(({ page }) => page.route(`${MAP_HOST}/**`, (route) => route.abort()));

test('the site is at the port that was asked for, with nothing to complain of, and its scripts run [server-7] [server-8]', async ({
  page,
}) => {
  await page.goto(ORIGIN);
  await expect(page.locator('header button')).toHaveAttribute('aria-expanded', 'false');
  expect(said).not.toContain('[ERROR]');
});

test('what is saved in content shows in the open page [desk-1]', async ({ page }) => {
  await page.goto(`${ORIGIN}/contact`);
  await expect(page.getByRole('main').getByText(company.phone)).toBeVisible();
  edit('company.yaml', company.phone, '(212) 555-0177');
  await expect(page.getByRole('main').getByText('(212) 555-0177')).toBeVisible();
  edit('colors.yaml', colors.paper.light, '#fefefe');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(254, 254, 254)');
  await page.goto(`${ORIGIN}/privacy`);
  edit('privacy.md', 'heading: ', 'heading: New ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^New /);
});

test('a picture that is put into content shows in the open page, whatever its name [desk-1]', async ({
  page,
}) => {
  await page.goto(`${ORIGIN}/about`);
  const { image = '', alt = '' } = about.picture ?? {};
  copyFileSync(join(folder, image), join(folder, 'images/Unser Büro 1.JPG'));
  edit('about.yaml', image, String.raw`images\Unser Büro 1.JPG`);
  const picture = page.getByAltText(alt);
  await expect(picture).toHaveAttribute('src', /unser-buro-1/);
  const answer = await page.request.get(`${ORIGIN}${await picture.getAttribute('src')}`);
  expect(answer.headers()['content-type']).toBe('image/webp');
});

test('a mistake shows as the same message in the page, until it is fixed [desk-2]', async ({
  page,
}) => {
  await page.goto(`${ORIGIN}/about`);
  edit('about.yaml', 'heading:', 'headng:');
  const message = page.getByText('did you mean “heading”?').first();
  await expect(message).toBeVisible();
  await expect(page.getByText(/about\.yaml:\d+ {2}headng/).first()).toBeVisible();
  await page.reload();
  await expect(message).toBeVisible();
  edit('about.yaml', 'headng:', 'heading:');
  await expect(message).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});
