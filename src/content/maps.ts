/** Map providers for the offices. */
export const mapProviders = ['openstreetmap', 'google', 'none'] as const;

export type MapProvider = (typeof mapProviders)[number];
