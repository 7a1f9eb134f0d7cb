/** Who draws the streets around an office. */
export const mapProviders = ['openstreetmap', 'google', 'none'] as const;

export type MapProvider = (typeof mapProviders)[number];
