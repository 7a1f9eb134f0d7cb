import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import type { APIRoute } from 'astro';
import { fileHref } from '../../content/fileNames.ts';
import { site } from '../../content/site.ts';
import { listPublishedFiles } from '../../layouts/publishedFiles.ts';

export const getStaticPaths = () =>
  listPublishedFiles(site()).map(({ name, path }) => ({
    params: { file: basename(fileHref(name)) },
    props: { path },
  }));

export const GET: APIRoute = ({ props }) => new Response(readFileSync(props.path));
