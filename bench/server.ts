import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { DESCRIPTION_FILE, SITE_FOLDER, type SiteDescription } from '../hosting/build.ts';
import { responder } from '../hosting/respond.ts';
import { loadSite } from '../hosting/store.ts';
import { floorFiles } from './floor.ts';

/** The site's own server over the built site, and the floor beside it. */

const site: SiteDescription = JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8'));
const files = loadSite(SITE_FOLDER, site);
for (const [path, file] of await floorFiles(site.headers)) files.set(path, file);

createServer(responder(files, site)).listen(Number(process.env.PORT), '127.0.0.1');
