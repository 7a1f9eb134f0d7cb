/** The typefaces that content may choose from. Each is made ready in src/visuals/font.ts. */
export const textTypefaces = ['Atkinson Hyperlegible Next', 'Figtree', 'Public Sans'] as const;

export const displayTypefaces = ['Bricolage Grotesque', 'Figtree', 'Lora', 'Outfit'] as const;
