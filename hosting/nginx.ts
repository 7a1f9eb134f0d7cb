import { createHash } from 'node:crypto';
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
  /** The site's own folder on the machine, with its releases. */
  base: string;
  /** Where nginx has its configuration. */
  nginxFolder: string;
  certificate: string;
  certificateKey: string;
  http: string[];
  https: string[];
}

/** Where Debian's nginx and Let's Encrypt keep things. */
export const usualPlaces = (domain: string): NginxPlaces => ({
  base: `/var/www/${domain}`,
  nginxFolder: '/etc/nginx',
  certificate: `/etc/letsencrypt/live/${domain}/fullchain.pem`,
  certificateKey: `/etc/letsencrypt/live/${domain}/privkey.pem`,
  // In full, because nginx names them so where it complains.
  http: ['0.0.0.0:80', '[::]:80'],
  https: ['0.0.0.0:443', '[::]:443'],
});

export type NginxVersion = readonly [major: number, minor: number, patch: number];

/** Older ones cannot refuse to shake hands for a name that they do not serve. */
export const OLDEST_NGINX: NginxVersion = [1, 19, 4];
const FIRST_WITH_HTTP2_ALONE: NginxVersion = [1, 25, 1];
/** Debian 12's. */
const USUAL_NGINX: NginxVersion = [1, 22, 1];

export function isOlder(one: NginxVersion, other: NginxVersion): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/**
 * What one address may ask for. HTTP/2 counts each file under way as a connection. A first visit
 * of Home asks for 43 files: 70 people behind one address may open it in the same second.
 */
const LIMITS = { atOnce: 500, perSecond: 300, burst: 3000 };

/** Mozilla's intermediate list, without the ones that need a file of their own. */
const CIPHERS = ['ECDHE-ECDSA', 'ECDHE-RSA'].flatMap((exchange) =>
  ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].map(
    (cipher) => `${exchange}-${cipher}`,
  ),
);

const MODERN_TLS = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  `ssl_ciphers ${CIPHERS.join(':')};`,
  'ssl_prefer_server_ciphers off;',
  'ssl_session_tickets off;',
];

/** Browsers must not believe it where the line is not safe. */
const ONLY_OVER_TLS = 'Strict-Transport-Security';

/** People type the name with `www.` and without; the certificate must cover both. */
export const otherName = (domain: string) =>
  domain.startsWith('www.') ? domain.slice('www.'.length) : `www.${domain}`;

/**
 * Names in nginx are shared by all of its sites, and short, or its tables of names have no room. No
 * two domains have the same one.
 */
function nameOf(domain: string): string {
  const start = domain.replaceAll(/[^a-z0-9]/g, '_').slice(0, 20);
  return `${start}_${createHash('sha256').update(domain).digest('hex').slice(0, 8)}`;
}

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const block = (entries: string[]) => entries.map((entry) => `  ${entry}`).join('\n');

const addHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/** A header is a variable where it depends on the answer; nginx sends none that is empty. */
const variableOf = (header: string, name: string) =>
  `$document_${DOCUMENT_HEADERS.indexOf(header)}_${name}`;

function documentHeaders({ headers, otherHeaders = {} }: SiteDescription, name: string) {
  const others = Object.entries(otherHeaders);
  return DOCUMENT_HEADERS.map((header) => {
    const rules = [
      `"~^0 " ${quote(headers[header] ?? '')};`,
      ...others
        .filter(([, own]) => header in own)
        .flatMap(([file, own]) =>
          ['200', '304'].map((status) => `"0 ${status} ${file}" ${quote(own[header] ?? '')};`),
        ),
    ];
    return `map "$is_part_${name} $status $uri" ${variableOf(header, name)} { ${rules.join(' ')} }`;
  }).join('\n');
}

/** With what only documents read, where the answer is one. */
const addFittingHeaders = ({ headers }: SiteDescription, name: string) =>
  Object.entries(headers).map(
    ([header, value]) =>
      `add_header ${header} ${DOCUMENT_HEADERS.includes(header) ? variableOf(header, name) : quote(value)} always;`,
  );

const listen = (addresses: string[], options = '') =>
  addresses.map((address) => `listen ${address}${options};`);

function tlsDialect(version: NginxVersion) {
  const isOld = isOlder(version, FIRST_WITH_HTTP2_ALONE);
  return { options: isOld ? ' ssl http2' : ' ssl', http2: isOld ? [] : ['http2 on;'] };
}

interface NginxOptions {
  places?: NginxPlaces;
  /** The release's files. */
  root?: string;
  version?: NginxVersion;
}

/** A complete site for nginx, to be included inside its `http` block. */
export function nginxConfig(site: SiteDescription, options: NginxOptions = {}): string {
  const { places = usualPlaces(site.domain), version = USUAL_NGINX } = options;
  const { root = `${places.base}/current/site` } = options;
  const name = nameOf(site.domain);
  const { options: tlsOptions, http2 } = tlsDialect(version);
  const tls = [
    ...listen(places.https, tlsOptions),
    ...http2,
    `ssl_certificate ${places.certificate};`,
    `ssl_certificate_key ${places.certificateKey};`,
    ...MODERN_TLS,
    `ssl_session_cache shared:tls_${name}:1m;`,
    'server_tokens off;',
  ];
  return `# ${site.domain}, made from hosting/nginx.ts. Needs libnginx-mod-http-brotli-static.

# Not where a part is asked for: that it is not there must not be kept for a year.
map "$status $uri $http_range" $cache_${name} {
  default ${quote(CACHE.other)};
  "~^(200|304) ${HASHED_FOLDER}[^ ]* $" ${quote(CACHE.hashed)};
}

map "$status $uri" $is_part_${name} {
  default 0;
  "200 ${WORKER_FILE}" 0;
  "304 ${WORKER_FILE}" 0;
  "~^(200|304) .*\\.(${PART_KINDS.join('|')})$" 1;
}
${documentHeaders(site, name)}

map $status $allow_${name} {
  default "";
  405 ${quote(METHODS)};
}

limit_conn_zone $binary_remote_addr zone=connections_${name}:1m;
limit_req_zone $binary_remote_addr zone=requests_${name}:1m rate=${LIMITS.perSecond}r/s;

${plainServer(site, places, `location / { return 308 https://${site.domain}$request_uri; }`)}
server {
${block(tls)}
  server_name ${site.domain};
  root ${root};

  # A path of 10,000 characters is an unknown page, not an error of its own.
  large_client_header_buffers 4 32k;
  client_max_body_size 1k;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000 inactive=60s;

  limit_conn connections_${name} ${LIMITS.atOnce};
  limit_conn_status 429;
  limit_req zone=requests_${name} burst=${LIMITS.burst} nodelay;
  limit_req_status 429;

  brotli_static on;
  gzip_static on;
  gzip_vary on;
  types {
${block(Object.entries(CONTENT_TYPES).map(([ending, type]) => `  ${quote(type)} ${ending};`))}
  }
  default_type application/octet-stream;

  # nginx drops every inherited header where a block adds its own: they are all added here, once.
${block(addFittingHeaders(site, name))}
  add_header Cache-Control $cache_${name} always;
  add_header Allow $allow_${name} always;

  error_page 400 404 414 =404 ${NOT_FOUND};
  # It has its headers already when nginx finds that the part is not there, and would add them again.
  error_page 416 @no_such_part;
  location @no_such_part {
    add_header Allow "";
    return 416;
  }
  absolute_redirect off;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }

  # Not a map, which would take /About for /about.
${block(pageLocations(site))}
  location / { try_files $uri =404; }
  location = ${NOT_FOUND} { internal; }
${block(HOST_FILES.map((file) => `location = ${file} { return 404; }`))}
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ \\.(br|gz)$ { return 404; }
}

server {
${block(tls)}
  server_name ${otherName(site.domain)};
${block(addHeaders(site.headers))}
  return 308 https://${site.domain}$request_uri;
}
`;
}

const pageLocations = ({ pages, redirects }: SiteDescription) => [
  ...Object.entries(pages).map(
    ([path, file]) => `location = ${quote(path)} { try_files ${quote(file)} =404; }`,
  ),
  ...Object.entries(redirects).map(
    ([from, to]) => `location = ${quote(from)} { return 308 ${quote(`${to}$is_args$args`)}; }`,
  ),
];

/** What answers without TLS, also while Let's Encrypt asks whether the domain is ours. */
function plainServer(site: SiteDescription, places: NginxPlaces, otherwise: string): string {
  const { [ONLY_OVER_TLS]: _, ...headers } = site.headers;
  return `server {
${block(listen(places.http))}
  server_name ${site.domain} ${otherName(site.domain)};
  server_tokens off;
${block(addHeaders(headers))}

  location /.well-known/acme-challenge/ { root ${places.base}; }
  ${otherwise}
}
`;
}

/** What stands in for the site until there is a certificate: all that is needed to get one. */
export const configWithoutCertificate = (
  site: SiteDescription,
  places = usualPlaces(site.domain),
): string =>
  `# ${site.domain} waits for its certificate.\n\n${plainServer(site, places, 'location / { return 503; }')}`;

/**
 * For whoever asks for a host that is not here, or for none. nginx takes one such server for each
 * address, so all sites of a machine share this file: one server a line, for the deploy to leave
 * out those that the machine has already.
 */
export function unknownHostsConfig(places: NginxPlaces, version: NginxVersion): string {
  const { options, http2 } = tlsDialect(version);
  const hangUp = 'error_page 400 497 /; return 444;';
  const servers = [
    ...places.http.map((address) => `listen ${address} default_server; ${hangUp}`),
    ...places.https.map((address) =>
      [
        `listen ${address} default_server${options};`,
        ...http2,
        ...MODERN_TLS,
        'ssl_reject_handshake on;',
        hangUp,
      ].join(' '),
    ),
  ];
  const all = servers.map((server) => `server { server_name _; server_tokens off; ${server} }\n`);
  return `# Hosts that no site of this machine has. Shared by all sites that deploy with hosting/nginx.ts.\n${all.join('')}`;
}
