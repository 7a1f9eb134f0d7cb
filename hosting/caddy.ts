import { HOST_FILES, NOT_FOUND, type SiteDescription } from './build.ts';
import {
  CACHE,
  CONTENT_TYPES,
  DOCUMENT_HEADERS,
  HASHED_FOLDER,
  METHODS,
  PART_KINDS,
  WORKER_FILE,
} from './headers.ts';

/** hosting/publish.sh puts the release's folder in its place. */
export const RELEASE_PLACEHOLDER = 'RELEASE_FOLDER';

/** Caddy goes on where a pattern matches no file. */
const VISITS_FILES = '/etc/caddy/visits*.caddy';

/** People type the name with `www.` and without. */
const otherName = (domain: string) =>
  domain.startsWith('www.') ? domain.slice('www.'.length) : `www.${domain}`;

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const indent = (lines: string[], depth: number) =>
  lines.map((line) => '\t'.repeat(depth) + line).join('\n');

const toLines = (entries: Record<string, string>) =>
  Object.entries(entries).map(([name, value]) => `${quote(name)} ${quote(value)}`);

/**
 * The site for Caddy 2.6 and newer, to be imported by its Caddyfile. Maps find pages and redirects,
 * because Caddy's path matchers do not tell `/About` from `/about`.
 */
export function buildCaddyConfig(site: SiteDescription, release = RELEASE_PLACEHOLDER): string {
  const headers = toLines({ ...site.headers, 'Cache-Control': CACHE.other });
  const types = Object.entries(CONTENT_TYPES).map(([kind, type]) => `~\\.${kind}$ ${quote(type)}`);
  const otherHeaders = Object.entries(site.otherHeaders ?? {}).flatMap(([file, own]) =>
    toLines(own).map((header) => `header ${file} ${header}`),
  );
  return `# ${site.domain}, made by hosting/caddy.ts.
${otherName(site.domain)} {
	redir https://${site.domain}{uri} 308
}

${site.domain} {
	# The machine's own lines, such as a log of visits: see content/README.md.
	import ${VISITS_FILES}
	root * ${release}/dist
	route {
		header {
${indent(headers, 3)}
		}
		# Caddy itself sets it on compressed answers alone.
		header {
			Vary Accept-Encoding
			defer
		}
		@write not method GET HEAD
		header @write Allow ${quote(METHODS)}
		respond @write 405

		map {path} {moved} {
${indent(toLines(site.redirects), 3)}
			default ""
		}
		@moved_with_query expression {moved} != "" && {query} != ""
		redir @moved_with_query {moved}?{query} 308
		@moved expression {moved} != ""
		redir @moved {moved} 308

		map {path} {page} {
${indent(toLines(site.pages), 3)}
			default ""
		}
		@page expression {page} != ""
		rewrite @page {page}

		@part {
			path ${PART_KINDS.map((kind) => `*.${kind}`).join(' ')}
			not path ${WORKER_FILE}
		}
		header @part {
${indent(
  DOCUMENT_HEADERS.map((name) => `-${name}`),
  3,
)}
		}
		header ${HASHED_FOLDER}* Cache-Control ${quote(CACHE.hashed)}
		map {path} {type} {
${indent(types, 3)}
		}
${indent(['header Content-Type {type}', ...otherHeaders], 2)}

		# Files of earlier releases, for pages that visitors have open.
		@kept {
			path ${HASHED_FOLDER}*
			not file
			file {
				root ${release}/kept
			}
		}
		root @kept ${release}/kept
		file_server {
			precompressed br gzip
			hide *.br *.gz ${[NOT_FOUND, ...HOST_FILES].map((file) => file.slice(1)).join(' ')}
			disable_canonical_uris
		}
	}
	handle_errors {
		rewrite * ${NOT_FOUND}
		# Caddy would answer 404 without the page where a browser has it already.
		request_header -If-None-Match
		request_header -If-Modified-Since
		header {
${indent(headers, 3)}
			Content-Type ${quote(CONTENT_TYPES.html ?? '')}
		}
		file_server {
			precompressed br gzip
			status 404
		}
	}
}
`;
}
