import { deployToNginx } from '../../hosting/deployNginx.ts';

/** A deploy in a program of its own, which a test can interrupt: told all as JSON. */

await deployToNginx({ ...JSON.parse(process.argv[2] ?? '{}'), tell: () => {} });
