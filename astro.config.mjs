// Node reads TypeScript itself. Astro would start a second Vite for it, before the first; it would
// also notice changes while it runs: after one, start `npm run dev` again.
export { default } from './site.config.ts';
