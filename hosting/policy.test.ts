import { expect, test } from 'vitest';
import { contentFolder, readContent } from '../src/content/read.ts';
import { buildContentPolicy, hashForPolicy, listImageHosts } from './policy.ts';

const content = readContent(contentFolder);

function withPicturesFromElsewhere() {
  const changed = structuredClone(content);
  const [slide] = changed.home.hero.slides;
  if (slide) slide.image = 'https://pictures.example/van.jpg';
  if (changed.about.leadership) changed.about.leadership.image = 'https://faces.example/alex.jpg';
  if (changed.about.picture) changed.about.picture.image = 'https://pictures.example/road.jpg';
  return changed;
}

test('a picture from elsewhere opens the policy for its host, once [image-1]', () => {
  expect(listImageHosts(content)).toEqual([]);
  expect(listImageHosts(withPicturesFromElsewhere())).toEqual([
    'https://pictures.example',
    'https://faces.example',
  ]);
});

test('a picture in a Markdown page opens the policy too [image-1]', () => {
  const changed = structuredClone(content);
  const [article] = changed.articles;
  if (article) article.text += '\n\n![A dock](https://docks.example/one.jpg)\n';
  expect(listImageHosts(changed)).toEqual(['https://docks.example']);
});

test('all pages share one policy, with the hash of each inline script and style once [http-10]', () => {
  const home =
    '<style>a{}</style><script type="module">menu()</script><script src="/a.js"></script>';
  const about = '<script>menu()</script><script type="application/ld+json">{}</script>';
  const policy = buildContentPolicy(content, [home, about]);
  expect(policy).toContain(`; script-src 'self' '${hashForPolicy('menu()')}';`);
  expect(policy).toContain(`; style-src 'self' '${hashForPolicy('a{}')}';`);
});
