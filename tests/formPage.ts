import type { Page } from '@playwright/test';
import { content, expect, nextMail, open } from './site.ts';

/** The contact form as a visitor finds it. For tests. */

export type FieldName = 'name' | 'email' | 'subject' | 'message';
export type Written = Partial<Record<FieldName, string>>;

const { form } = content.contact;

export const FIELDS: FieldName[] = ['name', 'email', 'subject', 'message'];
export const NOTHING = { name: '', email: '', subject: '', message: '' };
export const COMPLETE = {
  name: 'Rosa Ortiz',
  email: 'rosa@clinic.example',
  subject: 'Trays & more',
  message: 'Two trays, today.\n\n  – By the south door\n“Ask for Sam” 🚚',
};

export const field = (page: Page, name: FieldName) =>
  page.getByRole('textbox', { name: form[name].label });

export const submit = (page: Page) => page.getByRole('button', { name: form.button });

/** The regions above the form, which have no role: what is wrong, and that the mail was opened. */
export const fault = (page: Page) => page.locator('main [aria-live=assertive]');
export const opened = (page: Page) => page.locator('main [aria-live=polite][aria-atomic]');
/** What is offered after sending, in case no mail program opened. */
export const rescuePanel = (page: Page) => page.getByRole('region', { name: form.rescue.heading });

export async function write(page: Page, values: Written) {
  for (const name of FIELDS) {
    const value = values[name];
    if (value !== undefined) await field(page, name).fill(value);
  }
}

export async function expectForm(page: Page, values: Written) {
  for (const name of FIELDS) {
    const value = values[name];
    if (value !== undefined) await expect(field(page, name)).toHaveValue(value);
  }
}

/** Presses the button, and resolves with the mail that is opened. */
export async function sendForm(page: Page): Promise<URL> {
  const mail = nextMail(page);
  await submit(page).click();
  return mail;
}

/** Opens Contact, fills in the form and sends it. */
export async function openAndSend(page: Page, values: Written = COMPLETE): Promise<URL> {
  await open(page, '/contact');
  await write(page, values);
  return sendForm(page);
}
