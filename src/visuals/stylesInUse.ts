import type { Plugin } from 'vite';
import type { SiteContent } from '../content/description.ts';

/**
 * Styles stand in every page, and those of a component that the content has no use for would be
 * carried by every visitor. In development the content may have a use for it the next moment.
 */
export function stylesInUse({ company, home }: Pick<SiteContent, 'company' | 'home'>): Plugin {
  const hasHours = [company, ...company.locations].some(({ hours }) => hours);
  const uses: Record<string, boolean> = {
    Notice: Boolean(company.notice),
    OpeningHours: hasHours,
    Testimonials: Boolean(home.testimonials),
  };
  const isUnused = (id: string) => {
    const [, name = ''] = /\/components\/(\w+)\.module\.css$/.exec(id) ?? [];
    return uses[name] === false;
  };
  return {
    name: 'styles-in-use',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (isUnused(id) ? '' : undefined),
  };
}
