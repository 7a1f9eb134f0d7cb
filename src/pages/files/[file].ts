import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import type { APIRoute } from 'astro';
import { fileAddress } from '../../content/fileNames.ts';
import { site } from '../../content/site.ts';
import { publishedFiles } from '../../layouts/publishedFiles.ts';

export const getStaticPaths = () =>
  publishedFiles(site()).map(({ name, path }) => ({
    params: { file: basename(fileAddress(name)) },
    props: { path },
  }));

export const GET: APIRoute = ({ props }) => new Response(readFileSync(props.path));
