declare module 'virtual:editor-config' {
  export const config: import('@sveltia/cms').CmsConfig;
  /** When this build was made, where it is the live one. */
  export const published: string | undefined;
}

declare module 'virtual:fonts.css';
