import { GOALS, type Row } from './report.ts';

/** Each page's largest paint beside the floor's, as a drawing for the README. */

const LEFT = 110;
const RIGHT = 56;
const WIDTH = 720;
const TOP = 74;
const BAR = 11;
const GROUP = 38;
const FURTHEST = 1.3;

const STYLE = `
text { font: 14px system-ui, sans-serif; fill: #0b1f2a; }
.quiet { fill: #3a4b54; font-size: 12px; }
.title { font-size: 16px; font-weight: 600; }
.mobile { fill: #0a5153; }
.desktop { fill: #5fa8a3; }
.floor { stroke: #3a4b54; stroke-width: 1.5; }
.goal { stroke: #97180f; stroke-dasharray: 4 4; stroke-width: 1.5; }
@media (prefers-color-scheme: dark) {
  text { fill: #eff3f0; }
  .quiet { fill: #bac8cc; }
  .mobile { fill: #86d9d0; }
  .desktop { fill: #3f8f89; }
  .floor { stroke: #bac8cc; }
  .goal { stroke: #ffb9af; }
}`;

const across = (ratio: number) =>
  LEFT + (Math.min(ratio, FURTHEST) / FURTHEST) * (WIDTH - LEFT - RIGHT);
const text = (x: number, y: number, words: string, kind = '', anchor = 'start') =>
  `<text x="${x.toFixed(1)}" y="${y}" class="${kind}" text-anchor="${anchor}">${words}</text>`;

export function chart(rows: Row[]): string {
  const pages = [...new Set(rows.map(({ page }) => page))];
  const profiles = [...new Set(rows.map(({ profile }) => profile))];
  const bottom = TOP + pages.length * GROUP;
  const height = bottom + 14;
  const ruler = (ratio: number, kind: string, words: string, anchor: string) => {
    const x = across(ratio).toFixed(1);
    return [
      `<line x1="${x}" x2="${x}" y1="${TOP - 8}" y2="${bottom}" class="${kind}"/>`,
      text(across(ratio), TOP - 14, words, 'quiet', anchor),
    ].join('');
  };
  const bars = pages.flatMap((page, place) => {
    const y = TOP + place * GROUP;
    const ofPage = rows.filter((row) => row.page === page);
    return [
      text(LEFT - 12, y + 18, page, '', 'end'),
      ...ofPage.flatMap(({ profile, lcpRatio, lcp }, index) => {
        const top = y + 2 + index * (BAR + 3);
        const end = across(lcpRatio);
        return [
          `<rect x="${LEFT}" y="${top}" width="${(end - LEFT).toFixed(1)}" height="${BAR}" rx="2" class="${profile}"><title>${page}, ${profile}: ${lcp} ms</title></rect>`,
          text(
            Math.max(end, across(GOALS.lcpRatio)) + 6,
            top + BAR - 1,
            lcpRatio.toFixed(2),
            'quiet',
          ),
        ];
      }),
    ];
  });
  const legend = profiles.flatMap((profile, index) => [
    `<rect x="${LEFT + index * 90}" y="32" width="12" height="12" rx="2" class="${profile}"/>`,
    text(LEFT + index * 90 + 18, 43, profile, 'quiet'),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Largest contentful paint of each page as a multiple of the floor's">
<style>${STYLE}</style>
${text(LEFT, 20, 'Largest paint, as a multiple of a bare page with one picture', 'title')}
${legend.join('\n')}
${bars.join('\n')}
${ruler(1, 'floor', 'floor 1.00', 'end')}
${ruler(GOALS.lcpRatio, 'goal', `goal ${GOALS.lcpRatio}`, 'start')}
</svg>
`;
}
