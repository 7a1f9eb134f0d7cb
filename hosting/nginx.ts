import type { SiteDescription } from './build.ts';
import { HOST_FILES, NOT_FOUND } from './build.ts';
import {
  CACHE,
  CONTENT_TYPES,
  DOCUMENT_HEADERS,
  HASHED_FOLDER,
  METHODS,
  PART_KINDS,
  WORKER_FILE,
} from './headers.ts';

export interface NginxPlaces {
  root: string;
  certificate: string;
  certificateKey: string;
  http: string[];
  https: string[];
}

/** Where Debian's nginx and Let's Encrypt keep things. */
export const usualPlaces = (domain: string): NginxPlaces => ({
  root: `/var/www/${domain}`,
  certificate: `/etc/letsencrypt/live/${domain}/fullchain.pem`,
  certificateKey: `/etc/letsencrypt/live/${domain}/privkey.pem`,
  http: ['80', '[::]:80'],
  https: ['443', '[::]:443'],
});

/** People type the name with `www.` and without; the certificate must cover both. */
const otherName = (domain: string) =>
  domain.startsWith('www.') ? domain.slice('www.'.length) : `www.${domain}`;

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const lines = (entries: string[], indent: string) =>
  entries.map((entry) => `${indent}${entry}`).join('\n');

const table = (entries: Record<string, string>) =>
  lines(
    Object.entries(entries).map(([from, to]) => `${quote(from)} ${quote(to)};`),
    '  ',
  );

function typesByExtension() {
  return lines(
    Object.entries(CONTENT_TYPES).map(([extension, type]) => `${quote(type)} ${extension};`),
    '    ',
  );
}

/** A header is a variable where it depends on the answer; nginx sends none that is empty. */
const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

const documentHeaders = (site: SiteDescription) =>
  DOCUMENT_HEADERS.map(
    (name) => `map $site_is_part ${variableOf(name)} { 0 ${quote(site.headers[name] ?? '')}; }`,
  ).join('\n');

/** A complete site for nginx, to be included inside its `http` block. */
export function nginxConfig(site: SiteDescription, places = usualPlaces(site.domain)): string {
  const alias = otherName(site.domain);
  const listenTls = lines(
    places.https.map((address) => `listen ${address} ssl http2;`),
    '  ',
  );
  const tls = lines(
    [
      `ssl_certificate ${places.certificate};`,
      `ssl_certificate_key ${places.certificateKey};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'ssl_session_cache shared:site:1m;',
      'ssl_session_tickets off;',
    ],
    '  ',
  );
  const hostFiles = HOST_FILES.map((file) => `location = ${file} { return 404; }`);
  // nginx drops every inherited header where a block adds its own: they are all added here, once.
  const headers = Object.entries(site.headers).map(
    ([name, value]) =>
      `add_header ${name} ${DOCUMENT_HEADERS.includes(name) ? variableOf(name) : quote(value)} always;`,
  );
  return `# ${site.domain}, made by the build from hosting/nginx.ts. Needs libnginx-mod-http-brotli-static.

map $uri $site_page {
  default $uri;
${table(site.pages)}
}

map $uri $site_moved {
  default "";
${table(site.redirects)}
}

# Headers are added before nginx knows whether the part that was asked for exists.
map "$status $http_range $uri" $site_cache {
  default ${quote(CACHE.other)};
  "~^(200|304)  ${HASHED_FOLDER}" ${quote(CACHE.hashed)};
}

map "$status $uri" $site_is_part {
  default 0;
  "200 ${WORKER_FILE}" 0;
  "304 ${WORKER_FILE}" 0;
  "~^(200|304) .*\\.(${PART_KINDS.join('|')})$" 1;
}
${documentHeaders(site)}

map $status $site_allow {
  default "";
  405 ${quote(METHODS)};
}

server {
${lines(
  places.http.map((address) => `listen ${address};`),
  '  ',
)}
  server_name ${site.domain} ${alias};
  server_tokens off;

  location /.well-known/acme-challenge/ { root ${places.root}; }
  location / { return 308 https://${site.domain}$request_uri; }
}

server {
${listenTls}
  server_name ${site.domain};
${tls}
  server_tokens off;
  root ${places.root};

  # A path of 10,000 characters is an unknown page, not an error of its own.
  large_client_header_buffers 4 32k;
  client_max_body_size 1k;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000 inactive=60s;

  brotli_static on;
  gzip_static on;
  gzip_vary on;
  types {
${typesByExtension()}
  }
  default_type application/octet-stream;

${lines(headers, '  ')}
  add_header Cache-Control $site_cache always;
  add_header Allow $site_allow always;

  error_page 400 404 414 =404 ${NOT_FOUND};
  absolute_redirect off;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($site_moved) { return 308 $site_moved$is_args$args; }

  location / { try_files $site_page =404; }
  location = ${NOT_FOUND} { internal; }
${lines(hostFiles, '  ')}
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ \\.(br|gz)$ { return 404; }
}

server {
${listenTls}
  server_name ${alias};
${tls}
  server_tokens off;
  return 308 https://${site.domain}$request_uri;
}
`;
}
