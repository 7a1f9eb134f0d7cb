import { expect, test } from 'vitest';
import { listMarkdownParts, splitArticle } from './markdown.ts';

const found = (markdown: string) =>
  listMarkdownParts(markdown)
    .filter(({ kind }) => kind !== 'sentences')
    .map(({ kind, value, line, alt }) => [kind, value, line, ...(alt === undefined ? [] : [alt])]);

test('pictures and links are found however they are written [content-6]', () => {
  expect(
    found(`A [link](/contact) and ![a van](./images/van.jpg "Our van").

[By reference][one]

[one]: /about#story

| a table |
|---|
| [with a link](/services) |

## A place

![Büro](images/unser büro.jpg "Our office") and [there](#a-place)
`),
  ).toEqual([
    ['page', '/contact', 1],
    ['photo', 'images/van.jpg', 1, 'a van'],
    ['page', '/about#story', 3],
    ['page', '/services', 9],
    ['anchor', 'a-place', 11],
    ['photo', 'images/unser büro.jpg', 13, 'Büro'],
    ['page', '#a-place', 13],
  ]);
});

test('links to other sites and code are left alone [content-6]', () => {
  expect(found('[there](https://other.example) `[not](/a-link)` [call](tel:+19135550142)')).toEqual(
    [],
  );
});

test('the words of every line are found, with the line [content-6]', () => {
  const words = listMarkdownParts('One\n\n**Two**\n').filter(({ kind }) => kind === 'sentences');
  expect(words).toEqual([
    { kind: 'sentences', value: 'One', line: 1 },
    { kind: 'sentences', value: '**Two**', line: 3 },
  ]);
});

test('front matter stands between two lines of three dashes [content-1]', () => {
  expect(splitArticle('---\ntitle: A\n---\nText')).toEqual({
    front: { text: 'title: A', above: 1 },
    body: { text: 'Text', above: 3 },
  });
  expect(splitArticle('\n\n---\ntitle: A\n---\nText').front?.above).toBe(3);
  expect(splitArticle('Text')).toEqual({ body: { text: 'Text', above: 0 } });
});
