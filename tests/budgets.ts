/** What a page may weigh, in bytes: about 10% above what was measured when each was set. */
export const BUDGETS = {
  /** All scripts of Home, Brotli. */
  homeScripts: 79_000,
  /** Everything that Home's first view asks for on a phone. */
  homeFirstView: 168_000,
  /** Up to the end of a page's first section, with all styles, Brotli. */
  firstViewHtml: 17_800,
  /** A whole page, Brotli. */
  pageHtml: 23_200,
  /** The two fonts together. */
  fonts: 30_000,
  heroPictureOnPhone: 45_000,
  heroPictureWide: 110_000,
};
