/** What a search result shows of a title before it cuts. */
const MOST_SHOWN = 70;

/** The company's name goes with a page's title where there is room for both. */
export function tabTitle(title: string, company: string): string {
  const whole = `${title} | ${company}`;
  return whole.length > MOST_SHOWN ? title : whole;
}
