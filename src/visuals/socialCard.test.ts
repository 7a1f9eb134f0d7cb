import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { displayTypefaces } from '../content/typefaces.ts';
import { CARD_SIZE, drawSocialCard } from './socialCard.ts';

const content = readContent('content');

const chosen = (display: (typeof displayTypefaces)[number]) => ({
  ...content,
  company: { ...content.company, typefaces: { display } },
});

test('the card is drawn in the typeface that content names [type-1]', async () => {
  const cards = await Promise.all(
    displayTypefaces.map((display) => drawSocialCard(chosen(display), { title: 'Same-day runs' })),
  );
  const pictures = cards.map((card) => createHash('sha256').update(card).digest('hex'));
  // A name that no font has is drawn in the system's, whichever is chosen.
  expect(new Set(pictures).size).toBe(displayTypefaces.length);
}, 60_000);

test('a word that is wider than the card does not stop the build [found-2]', async () => {
  const card = await drawSocialCard(content, { title: 'W'.repeat(60) });
  expect(await sharp(card).metadata()).toMatchObject(CARD_SIZE);
});
