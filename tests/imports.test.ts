import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { filesLike } from './files.ts';

/** Which room may import from which. Every room may import from itself; nobody from scripts. */
const ROOMS: Record<string, string> = {
  'src/styles': '',
  'src/content': 'src/styles',
  'src/metadata': 'src/content',
  'src/visuals': 'src/content src/styles tools',
  'src/offline': '',
  'src/browser': 'src/components src/offline',
  'src/components': 'src/content src/metadata src/visuals src/offline',
  'src/layouts':
    'src/components src/content src/metadata src/browser src/offline src/styles src/visuals',
  'src/pages': 'src/components src/content src/layouts src/metadata src/visuals',
  'src/design': 'src/components src/content src/layouts src/metadata src/styles',
  'src/editor': 'src/components src/content src/layouts src/metadata src/styles src/visuals',
  hosting: 'src/content src/metadata src/offline tools',
  tools: '',
  bench: 'src/browser tools',
  scripts: 'bench hosting src/content src/editor src/metadata src/browser src/visuals tools',
  tests: 'hosting src tools',
  // What puts the site together.
  '.': 'hosting src tools',
};

interface Import {
  from: string;
  name: string;
  /** The file that is meant, for one of ours. */
  to?: string;
  isType: boolean;
}

/** As CONTRIBUTING.md has it: without `src/`. */
const shortNames = (rooms: string[]) =>
  rooms.map((room) => room.replace('src/', '')).join(', ') || 'nothing';

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
  const rooms = Object.keys(ROOMS).filter((room) => file.startsWith(`${room}/`));
  return rooms.toSorted((one, other) => other.length - one.length)[0] ?? '.';
}

const mayImport = (from: string, to: string) =>
  from === to ||
  (ROOMS[from] ?? '').split(' ').some((room) => to === room || to.startsWith(`${room}/`));

const files = filesLike(
  '{*.ts,{src,hosting,tools,bench,scripts,tests}/**/*.{ts,tsx,astro,mjs}}',
).filter((file) => !file.includes('node_modules'));
const imports = files.flatMap(importsOf);

describe('imports', () => {
  test('are allowed as CONTRIBUTING.md says [project-3]', () => {
    const rows = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `(\S+)` \|.*\| (.*) \|$/gm);
    const { '.': _, ...rooms } = ROOMS;
    const allowed = Object.entries(rooms).map(([room, others]) => [room, shortNames(others)]);
    expect(Object.fromEntries([...rows].map(([, room, others]) => [room, others]))).toEqual(
      Object.fromEntries(allowed),
    );
  });

  test('are found, and lead to files that are there [project-3]', () => {
    const ours = imports.flatMap(({ from, to }) => (to ? [{ from, to }] : []));
    expect(ours.length).toBeGreaterThan(300);
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
