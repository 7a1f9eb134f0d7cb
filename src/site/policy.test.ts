import { expect, test } from 'vitest';
import { imageHosts, policyDirectives } from './policy.ts';
import { readContent } from './read.ts';

const content = readContent('content');

function withPicturesFromElsewhere() {
  const changed = structuredClone(content);
  const [slide] = changed.home.hero.slides;
  if (slide) slide.image = 'https://pictures.example/van.jpg';
  changed.about.leadership.image = 'https://faces.example/alex.jpg';
  changed.about.picture.image = 'https://pictures.example/road.jpg';
  return changed;
}

test('pictures in content/images need no other host [image-1]', () => {
  expect(imageHosts(content)).toEqual([]);
});

test('a picture from elsewhere opens the policy for its host, once [image-1]', () => {
  expect(imageHosts(withPicturesFromElsewhere())).toEqual([
    'https://pictures.example',
    'https://faces.example',
  ]);
});

test('the policy names those hosts and no more [image-1]', () => {
  expect(policyDirectives(withPicturesFromElsewhere())).toContain(
    "img-src 'self' https://pictures.example https://faces.example",
  );
});
