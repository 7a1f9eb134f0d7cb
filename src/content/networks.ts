/** The social networks that content may link to. Each has an icon in src/components/Sign.tsx. */
export const networks = {
  facebook: { name: 'Facebook', host: /(^|\.)facebook\.com$/ },
  instagram: { name: 'Instagram', host: /(^|\.)instagram\.com$/ },
  linkedin: { name: 'LinkedIn', host: /(^|\.)linkedin\.com$/ },
  bluesky: { name: 'Bluesky', host: /(^|\.)bsky\.app$/ },
  google: { name: 'Google', host: /(^|\.)(google\.com|g\.page|goo\.gl)$/ },
  threads: { name: 'Threads', host: /(^|\.)threads\.(com|net)$/ },
  tiktok: { name: 'TikTok', host: /(^|\.)tiktok\.com$/ },
  whatsapp: { name: 'WhatsApp', host: /(^|\.)(wa\.me|whatsapp\.com)$/ },
  x: { name: 'X', host: /(^|\.)(x|twitter)\.com$/ },
  /** What X was called before. */
  twitter: { name: 'X', host: /(^|\.)(x|twitter)\.com$/ },
  youtube: { name: 'YouTube', host: /(^|\.)youtube\.com$/ },
};

export type Network = keyof typeof networks;

export const networkNames = Object.keys(networks) as [Network, ...Network[]];
