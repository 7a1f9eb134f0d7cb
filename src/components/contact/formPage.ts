import type { Page } from '@playwright/test';
import { content } from '../../../tests/site.ts';

/** The contact form as a visitor finds it. For tests. */

export type Written = Partial<Record<'Name' | 'Email' | 'Subject' | 'Message', string>>;

const { button } = content.contact.form;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

export const submit = (page: Page) => page.getByRole('button', { name: button });

export async function write(page: Page, values: Written) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
