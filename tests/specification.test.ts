import { describe, expect, test } from 'vitest';
import { contentFolder, readContent } from '../src/content/read.ts';

/** What the specification asks of the words. An owner's own words, on an own domain, are free. */

const content = readContent(contentFolder);
const { company, navigation, home, about, services, contact } = content;

describe.runIf(company.name.startsWith('Meadowlark'))('the sample content', () => {
  test('has the pages of the specification [spec-1]', () => {
    expect(navigation.pages).toMatchObject(
      expect.arrayContaining([
        { path: '/', label: 'Home', in: ['header', 'footer'] },
        { path: '/about', label: 'About Us', in: ['header', 'footer'] },
        { path: '/services', label: 'Services', in: ['header', 'footer'] },
        { path: '/contact', label: 'Contact Us', in: ['header', 'footer'] },
      ]),
    );
    const paths = navigation.pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/privacy', '/terms', '/sitemap']));
  });

  test('has its slides, and where each leads [spec-1]', () => {
    const buttons = home.hero.slides.map(({ buttonText, buttonLink }) => [buttonText, buttonLink]);
    expect(buttons.slice(0, 3)).toEqual([
      ['Get Started', '/contact'],
      ['Learn More', '/about'],
      ['Contact Now', '/contact'],
    ]);
    expect(home.hero.secondButton).toEqual({ text: 'Our Services', link: '/services' });
  });

  test('has its figures, cards and services [spec-1]', () => {
    expect(company.stats.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['24/7', '99.9%', '100+']),
    );
    expect(home.services.cards.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Express Delivery', 'Hospital Services', 'Secure Transport']),
    );
    for (const { more } of home.services.cards) expect(more.text).toBe('Learn more');
    expect(services.cards.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Medical Implants and Instruments',
        'Lab Samples',
        'Pharmaceuticals',
      ]),
    );
    expect(home.callToAction.button.text).toBe('Get a Free Quote');
    expect(services.callToAction.button.text).toBe('Contact Us Today');
    expect(about.heading).toBe('Who We Are');
    expect(about.commitment.points.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Customers first',
        'In service since 2010',
        '20 years in medical devices',
      ]),
    );
  });

  test('answers the form in its words [spec-1]', () => {
    expect(contact.form.errors).toEqual({
      nameBlank: 'Name is required',
      emailBlank: 'Email is required',
      emailMalformed: 'Please enter a valid email',
      messageBlank: 'Message is required',
    });
    expect(contact.form.success).toBe('For immediate assistance, please call us at {phone}.');
    expect(contact.form.defaultSubject).toBe('Contact Form Submission');
    expect(contact.form.message.hint).toMatch(/patient/);
  });
});
