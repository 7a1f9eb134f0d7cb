/** Media queries for the upright and the wide picture; HeroSlide.module.css has the same. */
export const UPRIGHT_HERO_MEDIA =
  '(min-width: 40rem) and (max-width: 73.49rem), (min-width: 40rem) and (max-aspect-ratio: 19/10)';
export const WIDE_HERO_MEDIA =
  '(max-width: 39.99rem), (min-width: 73.5rem) and (min-aspect-ratio: 1901/1000)';
