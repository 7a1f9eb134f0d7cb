import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PictureProps } from './Picture.tsx';

const draw = (when: NonNullable<PictureProps['when']>, isOurs: boolean) => {
  const size = isOurs ? { width: 320, height: 180 } : {};
  const src = isOurs ? '/van.webp' : 'https://pictures.example/van.jpg';
  return renderToStaticMarkup(
    <Picture src={src} alt="A van" shape="whole" when={when} {...size} />,
  );
};

test('a picture from elsewhere is linked as it is, without saying who asks [image-1]', () => {
  const html = draw('later', false);
  expect(html).toContain('src="https://pictures.example/van.jpg"');
  expect(html).toContain('referrerPolicy="no-referrer"');
  expect(html).not.toContain('<source');
});
