import type { FormRequests } from '../../content/description.ts';

/** The lines that a visitor completes in the message, as `Pickup city: `. */

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Prompts of the request with this subject, by default of the first one. */
export function findLines(subject: string, { entries }: FormRequests): string[] {
  const request = entries.find((entry) => isSame(entry.subject, subject)) ?? entries[0];
  return request.lines.map((line) => `${line}:`);
}

export function addLines(message: string, lines: string[]): string {
  const written = message.split('\n');
  const missing = lines.filter((line) => !written.some((text) => text.startsWith(line)));
  if (missing.length === 0) return message;
  const above = message.trim() && `${message.trimEnd()}\n\n`;
  return above + missing.map((line) => `${line} `).join('\n');
}

/** Removes prompts that nobody completed, so that they do not pass as a message. */
export function removePrompts(message: string, requests: FormRequests | undefined): string {
  const prompts = requests?.entries.flatMap((entry) => entry.lines) ?? [];
  const isUntouched = (text: string) => prompts.some((prompt) => isSame(text, `${prompt}:`));
  return message
    .split('\n')
    .filter((text) => !isUntouched(text))
    .join('\n');
}
