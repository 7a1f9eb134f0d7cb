import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { filesLike } from './files.ts';

/**
 * Which room may import from which, as the table in CONTRIBUTING.md says. Every room may import
 * from itself, and nobody from scripts.
 */
const rows = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `(\S+)` \|.*\| (.*) \|$/gm);
const table = new Map([...rows].map(([, room = '', others = '']) => [room, others.split(', ')]));
const fullName = (name: string) => (table.has(`src/${name}`) ? `src/${name}` : name);
/** The files that put the site together are in none. */
const ROOT = '.';
const rooms = new Map([[ROOT, ['hosting', 'src', 'tools']]]);
for (const [room, others] of table) rooms.set(room, others.map(fullName));

interface Import {
  from: string;
  name: string;
  /** The file that is meant, for one of ours. */
  to?: string;
  isType: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, type, plain, dynamic]) => {
    const name = plain ?? dynamic ?? '';
    const to = normalize(join(dirname(file), name.replace(/\?.*$/, '')));
    return { from: file, name, isType: Boolean(type), ...(name.startsWith('.') && { to }) };
  });
}

function roomOf(file: string): string {
  const around = [...rooms.keys()].filter((room) => file.startsWith(`${room}/`));
  return around.toSorted((one, other) => other.length - one.length)[0] ?? ROOT;
}

const mayImport = (from: string, to: string) =>
  from === to || rooms.get(from)?.some((room) => to === room || to.startsWith(`${room}/`));

const files = filesLike(
  '{*.ts,{src,hosting,tools,bench,scripts,tests}/**/*.{ts,tsx,astro,mjs}}',
).filter((file) => !file.includes('node_modules'));
const imports = files.flatMap(importsOf);

describe('imports', () => {
  test('are found, and lead to files that are there [project-3]', () => {
    const ours = imports.flatMap(({ from, to }) => (to ? [{ from, to }] : []));
    expect(ours.length).toBeGreaterThan(300);
    expect(table.size).toBeGreaterThan(10);
    expect(ours.filter(({ to }) => !existsSync(to))).toEqual([]);
  });

  test('run one way: from what puts together to what is put together [project-3]', () => {
    const upward = imports
      .filter(({ from, to }) => to && !mayImport(roomOf(from), roomOf(to)))
      .map(({ from, to }) => `${from} imports ${to}`);
    expect(upward).toEqual([]);
  });

  test('go round in no circle [project-3]', () => {
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, trail: string[]) => {
      if (trail.includes(file))
        circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      if (done.has(file)) return;
      done.add(file);
      for (const { from, to, isType } of imports) {
        if (from === file && to && !isType) visit(to, [...trail, file]);
      }
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });

  test('of components, all the way down, touch no file and need no Astro [project-3]', () => {
    const reached = new Set(files.filter((file) => file.startsWith('src/components/')));
    const components = [...reached].filter((file) => !/\.test\.tsx?$/.test(file));
    const seen = new Set(components);
    // A set grows while it is walked, so that what is found on the way is visited too.
    for (const file of seen) {
      for (const { from, to, isType } of imports) {
        if (from === file && to && !isType && /\.tsx?$/.test(to)) seen.add(to);
      }
    }
    expect(seen.size).toBeGreaterThan(components.length);
    const tied = imports
      .filter(({ from, isType }) => seen.has(from) && !isType)
      .filter(({ name }) => /^(node:|astro|sharp|satteri)/.test(name))
      .map(({ from, name }) => `${from} imports ${name}`);
    expect(tied).toEqual([]);
  });
});
