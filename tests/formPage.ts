import type { Page } from '@playwright/test';
import { content } from './site.ts';

/** The contact form as a visitor finds it. For tests. */

export type FieldName = 'name' | 'email' | 'subject' | 'message';
export type Written = Partial<Record<FieldName, string>>;

const { form } = content.contact;

export const FIELDS: FieldName[] = ['name', 'email', 'subject', 'message'];

export const field = (page: Page, name: FieldName) =>
  page.getByRole('textbox', { name: form[name].label });

export const submit = (page: Page) => page.getByRole('button', { name: form.button });

/** The regions above the form, which have no role: what is wrong, and that the mail was opened. */
export const fault = (page: Page) => page.locator('main [aria-live=assertive]');
export const opened = (page: Page) => page.locator('main [aria-live=polite][aria-atomic]');

export async function write(page: Page, values: Written) {
  for (const name of FIELDS) {
    const value = values[name];
    if (value !== undefined) await field(page, name).fill(value);
  }
}
