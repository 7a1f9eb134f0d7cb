import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { brokenParts, splitArticle } from './article.ts';
import { ContentError, type Problem, problemsOf } from './problems.ts';
import { type Article, article, type SiteContent, schemasWithin } from './schema.ts';
import { Source } from './source.ts';
import { articleNames, lookAround } from './surroundings.ts';

export const contentFolder = process.env.CONTENT ?? 'content';

/** Reads and checks every file, and reports all that is wrong at once. */
export function readContent(folder: string): SiteContent {
  const problems: Problem[] = [];
  const surroundings = lookAround(folder);
  const content: Record<string, unknown> = {};

  for (const [name, schema] of Object.entries(schemasWithin(surroundings))) {
    const file = join(folder, `${name}.yaml`);
    if (!existsSync(file)) {
      problems.push(missing(file));
      continue;
    }
    content[name] = checked(new Source(readFileSync(file, 'utf8')), schema, file, problems);
  }

  content.articles = articleNames(folder).map((name) => {
    const file = join(folder, `${name}.md`);
    if (!existsSync(file)) {
      problems.push(missing(file));
      return undefined;
    }
    const { front, body } = splitArticle(readFileSync(file, 'utf8'));
    problems.push(...brokenParts(body, file, surroundings));
    if (!front) {
      problems.push(withoutFront(file));
      return undefined;
    }
    const data = checked(new Source(front.text, front.above), article, file, problems);
    return { ...(data as Article), name };
  });

  if (problems.length > 0) throw new ContentError(problems);
  return content as SiteContent;
}

const missing = (file: string): Problem => ({
  file,
  line: 1,
  field: '',
  found: 'no such file',
  expected: 'every file of the sample to be there, such as this one with your words in it',
});

const withoutFront = (file: string): Problem => ({
  file,
  line: 1,
  field: '',
  found: 'no title and no heading',
  expected: 'them between two lines of three dashes at the top, such as in privacy.md',
});

function checked(source: Source, schema: z.ZodType, file: string, problems: Problem[]): unknown {
  for (const slip of source.slips) problems.push({ file, field: '', ...slip });
  if (source.slips.length > 0) return undefined;
  const { data, error } = schema.safeParse(source.data);
  if (error) problems.push(...problemsOf(error, { file, source, schema }));
  return data;
}
