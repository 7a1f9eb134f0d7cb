import { expect, test } from 'vitest';
import { describePages } from './build.ts';

test.each(['/sitemap.xml', '/404', '/index.html'])(
  '%s, an address of this site, cannot be a former one [http-12]',
  (former) => {
    const files = ['/index.html', '/404.html', '/sitemap.xml'];
    expect(() => describePages(files, { [former]: '/' })).toThrow(former);
  },
);
