/** Replaces `{placeholders}` in text from content. Unknown ones stay as written. */
export function fill(
  sentence: string,
  values: Record<string, string | number | undefined>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
