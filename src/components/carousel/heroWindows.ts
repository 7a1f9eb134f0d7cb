/** Where the picture's place is taller than the wide picture, and where it is not. */
export const UPRIGHT_HERO =
  '(min-width: 43.75rem) and (max-width: 73.49rem), (min-width: 43.75rem) and (max-aspect-ratio: 19/10), (min-width: 40rem) and (max-width: 43.74rem) and (max-height: 30rem)';
export const WIDE_HERO =
  '(max-width: 39.99rem), (max-width: 43.74rem) and (min-height: 30.01rem), (min-width: 73.5rem) and (min-aspect-ratio: 1901/1000)';
