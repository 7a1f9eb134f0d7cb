/** The social networks that content may link to. Each has an icon in src/components/Sign.tsx. */
export const networks = {
  facebook: { name: 'Facebook' },
  instagram: { name: 'Instagram' },
  linkedin: { name: 'LinkedIn' },
  bluesky: { name: 'Bluesky' },
  google: { name: 'Google' },
  threads: { name: 'Threads' },
  tiktok: { name: 'TikTok' },
  whatsapp: { name: 'WhatsApp' },
  x: { name: 'X' },
  twitter: { name: 'X' },
  youtube: { name: 'YouTube' },
};

export type Network = keyof typeof networks;

export const networkNames = Object.keys(networks) as [Network, ...Network[]];
