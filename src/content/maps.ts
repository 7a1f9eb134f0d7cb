export const mapProviders = ['openstreetmap', 'google', 'none'] as const;

export const MAP_NAMES = { openstreetmap: 'OpenStreetMap', google: 'Google' };

export type MapProvider = (typeof mapProviders)[number];
