/** The page's ground in both schemes, for what is coloured before or outside the style sheet. */
export const PAPER = { light: '#faf7f1', dark: '#08161e' } as const;
