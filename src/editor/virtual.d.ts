declare module 'virtual:editor-config' {
  export const config: import('@sveltia/cms').CmsConfig;
}

declare module 'virtual:fonts.css';
