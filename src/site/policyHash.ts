import { createHash } from 'node:crypto';

/** By which the content policy knows a style or a script of ours from a stranger's. */
export const policyHash = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
