/** The windows that people have, browser bars taken off, in which each slide is looked at. */
export const HERO_WINDOWS = [
  [390, 664],
  [768, 1024],
  [820, 1180],
  [1280, 720],
  [1366, 641],
  [1440, 790],
  [1536, 730],
  [1920, 950],
  [2560, 1440],
] as const;
