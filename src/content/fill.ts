/** Fills the {curly} words of a sentence from content/. An unknown one stays as it is. */
export function fill(
  sentence: string,
  values: Record<string, string | number | undefined>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
