import { parse } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { fill } from '../src/content/fill.ts';
import { content } from './site.ts';

/** Home's slides as a visitor finds them. For tests. */

const words = content.interface;
export const { slides } = content.home.hero;
export const titles = slides.map(({ title }) => title);

type Slide = (typeof slides)[number];

/** Whether an address is that of a slide's picture, in whichever size and framing. */
export const isPictureOf = (
  { image, portrait = image }: Pick<Slide, 'image' | 'portrait'>,
  url: string,
) => [image, portrait].some((file) => url.includes(`/${parse(file).name}.`));

/** The slides that have another picture than the first. */
export const laterSlides = slides.slice(1).filter(({ image }) => image !== slides[0].image);

export const carousel = (page: Page) => page.getByRole('region', { name: content.home.hero.label });

export const pauseButton = (page: Page) => page.getByRole('button', { name: words.pauseSlides });

export const dot = (page: Page, number: number) =>
  page
    .getByRole('group', { name: words.chooseSlide })
    .getByRole('button')
    .nth(number - 1);

export const slideGroup = (page: Page, number: number) =>
  page.getByRole('group', {
    name: fill(words.slideNumber, { number, count: slides.length }),
    exact: true,
  });

/** Not the first one that can be seen: while a slide fades, that is still the one before. */
export const shownTitle = (page: Page) =>
  page.locator('[aria-roledescription=slide]:not([inert])').getByRole('heading');

export const expectShown = (page: Page, number: number) =>
  expect(shownTitle(page)).toHaveText(titles[number - 1] ?? '');
