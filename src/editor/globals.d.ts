/** Made by build.ts from the content. */
declare const EDITOR_CONFIG: import('@sveltia/cms').CmsConfig;
declare const FONTS_CSS: string;
