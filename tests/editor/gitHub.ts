import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** GitHub as the editor sees it, answered at the browser's edge: one repository, one branch. */

interface Commit {
  message: string;
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

interface Asked {
  query: string;
  variables?: { input?: CommitInput };
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  message: { headline: string };
  fileChanges: Pick<Commit, 'additions' | 'deletions'>;
}

const hashOf = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex');

export class GitHub {
  readonly token = 'github_pat_sample';
  readonly commits: Commit[] = [];
  readonly #repository: string;
  readonly #files: Map<string, Buffer>;

  constructor(repository: string, files: Map<string, Buffer>) {
    this.#repository = repository;
    this.#files = files;
  }

  answerIn = (page: Page) =>
    page.route('https://api.github.com/**', (route) => this.#answer(route));

  async #answer(route: Route) {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const json = (body: unknown, status = 200) => route.fulfill({ json: body, status, headers });
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const given = request.headers().authorization ?? '';
    if (!given.endsWith(this.token)) return json({ message: 'Bad credentials' }, 401);
    const { pathname } = new URL(request.url());
    const inside = pathname.replace(`/repos/${this.#repository}`, '');
    if (pathname === '/graphql') return json({ data: this.#query(request.postDataJSON()) });
    if (pathname === '/user') return json({ id: 1, login: 'owner', name: 'Owner', email: null });
    if (inside.startsWith('/collaborators/')) return route.fulfill({ status: 204, headers });
    if (inside.startsWith('/git/trees/')) return json({ tree: this.#tree() });
    if (inside.startsWith('/git/blobs/')) {
      const body = this.#blob(inside.slice('/git/blobs/'.length));
      return route.fulfill({ body, headers, contentType: 'application/octet-stream' });
    }
    return json({ message: 'Not Found' }, 404);
  }

  #tree() {
    return [...this.#files].map(([path, bytes]) => ({
      type: 'blob',
      path,
      sha: hashOf(bytes),
      size: bytes.length,
    }));
  }

  #blob(hash: string): Buffer {
    return [...this.#files.values()].find((bytes) => hashOf(bytes) === hash) ?? Buffer.of();
  }

  #query({ query, variables }: Asked) {
    if (variables?.input) return this.#commit(variables.input);
    const head = { oid: hashOf(Buffer.from(String(this.commits.length))), message: 'Before' };
    const node = {
      ...head,
      author: { name: 'Owner', email: '', user: null },
      committedDate: '2026-11-01T00:00:00Z',
    };
    const target = { history: { nodes: [node] } };
    const contents = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(
      ([, alias = '', hash = '']) => [
        alias,
        { text: this.#blob(hash).toString(), isTruncated: false },
      ],
    );
    const metadata = [...query.matchAll(/(\w+):\s+ref\(/g)].map(([, alias = '']) => [
      alias,
      { target },
    ]);
    return {
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: { target },
        ...Object.fromEntries([...contents, ...metadata]),
      },
    };
  }

  #commit({ message, fileChanges }: CommitInput) {
    this.commits.push({ message: message.headline, ...fileChanges });
    for (const { path, contents } of fileChanges.additions) {
      this.#files.set(path, Buffer.from(contents, 'base64'));
    }
    const oids = fileChanges.additions.map(({ path }, index) => [
      `file_${index}`,
      { oid: hashOf(this.#files.get(path) ?? Buffer.of()) },
    ]);
    const commit = {
      oid: hashOf(Buffer.from(String(this.commits.length))),
      committedDate: '2026-11-02T00:00:00Z',
      ...Object.fromEntries(oids),
    };
    return { createCommitOnBranch: { commit } };
  }
}
