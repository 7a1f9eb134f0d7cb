import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentError, readContent } from './read.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, 'the edit changes the file').not.toBe(before);
  writeFileSync(path, after);
}

function lineOf(file: string, text: string): number {
  const [before = ''] = readFileSync(join(folder, file), 'utf8').split(text);
  return before.split('\n').length;
}

function problems(): string[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.replaceAll(`${folder}/`, '').split('\n').slice(1);
  }
}

test('the content as it is has no problem [content-1]', () => {
  expect(problems()).toEqual([]);
});

describe('a bad value names file, line, field, what was found and what was expected', () => {
  const cases: [string, string, string | RegExp, string, string][] = [
    [
      'a malformed phone number',
      'company.yaml',
      '"(913) 555-0142"',
      '913-555-0142',
      'company.yaml:{line}: phone: found "913-555-0142", expected a US phone number in quotes, such as "(800) 555-0100"',
    ],
    [
      'a malformed e-mail address',
      'company.yaml',
      'dispatch@',
      'dispatch.',
      'company.yaml:{line}: email: found "dispatch.meadowlark-courier.example", expected an e-mail address, such as dispatch@your-company.com',
    ],
    [
      'a missing field',
      'contact.yaml',
      'heading: Contact Us\n',
      '',
      'contact.yaml:1: heading: found nothing, expected text',
    ],
    [
      'a blank text',
      'about.yaml',
      'role: Founder',
      'role: " "',
      'about.yaml:{line}: leadership.role: found " ", expected text that is not blank',
    ],
    [
      'an unknown icon',
      'home.yaml',
      'icon: express',
      'icon: rocket',
      'home.yaml:{line}: services.cards.0.icon: found "rocket", expected one of express, hospital, shield, implant, vial, pill',
    ],
    [
      'a misspelled field',
      'services.yaml',
      'introduction:',
      'introducton:',
      'services.yaml:1: the file: unknown field introducton',
    ],
    [
      'a title too long for search results',
      'sitemap.yaml',
      'title: Sitemap',
      `title: ${'Site '.repeat(20)}`,
      `sitemap.yaml:{line}: page.title: found "${'Site '.repeat(20).trim()}", expected at most 60 characters, so that search results show it whole`,
    ],
    [
      'a coordinate that is text',
      'company.yaml',
      'latitude: 38.9822',
      'latitude: north',
      'company.yaml:{line}: locations.0.latitude: found "north", expected a number',
    ],
    [
      'a picture that is not there',
      'home.yaml',
      'hero-dawn.jpg',
      'hero-dusk.jpg',
      'images/hero-dusk.jpg: this picture is named but not there',
    ],
  ];

  test.each(cases)('%s [content-1]', (_what, file, from, to, message) => {
    edit(file, from, to);
    expect(problems()).toContain(message.replace('{line}', String(lineOf(file, to))));
  });

  test('a state that does not exist is named [area-2]', () => {
    edit('company.yaml', '[IL, IN,', '[IL, KX,');
    const line = lineOf('company.yaml', 'states:');
    expect(problems()).toEqual([
      `company.yaml:${line}: states.1: found "KX", expected the two capital letters of a state, such as KS`,
    ]);
  });

  test('all problems are told at once [content-1]', () => {
    edit('company.yaml', '"(913) 555-0142"', 'none');
    edit('home.yaml', 'icon: express', 'icon: rocket');
    expect(problems()).toHaveLength(2);
  });
});

test('broken YAML is told with its line [content-2]', () => {
  edit('company.yaml', 'logo:\n', 'logo\n');
  expect(problems()[0]).toMatch(/^company\.yaml:\d+: not valid YAML: /);
});

test.each(['company.yaml', 'interface.yaml', 'privacy.md', 'terms.md'])(
  'a missing %s is told [content-3]',
  (file) => {
    rmSync(join(folder, file));
    expect(problems()).toContain(`${file}: the file is missing`);
  },
);
