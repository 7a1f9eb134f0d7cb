import { expect, test } from 'vitest';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { describeListener } from './journey.ts';
import type { Listener } from './session/listener.ts';

const { company } = readContent(contentFolder);

async function pressTimes(listener: Listener, key: string, times: number) {
  for (let time = 0; time < times; time += 1) await listener.press(key);
}

describeListener('a listener', (hears) => {
  // Before other visits to Home, after which Orca now and then keeps the chosen title to itself.
  test('pauses the slides, chooses one, and goes on [heard-4]', () =>
    hears('carousel', async (listener) => {
      await listener.open('/');
      await listener.press('h');
      await listener.press('Tab');
      await listener.press('Return', 'to pause');
      await pressTimes(listener, 'Tab', 2);
      await listener.press('Return', 'to choose this slide');
      await pressTimes(listener, 'Tab', 5);
    }));

  test('goes from link to link, and each says where it leads [heard-2]', () =>
    hears('links', async (listener) => {
      // A link of a slide that turns meanwhile is gone before it is said.
      await listener.browser.preferStillness();
      await listener.open('/');
      await listener.walk('k', 'links');
    }));

  test('opens the menu on a phone, leaves it, and follows a link from it [heard-3]', () =>
    hears('menu', async (listener) => {
      await listener.takePhone();
      await listener.open('/');
      await pressTimes(listener, 'Tab', 3);
      await listener.press('Return', 'to open the menu');
      await listener.press('Tab');
      await listener.press('Escape', 'to leave the menu');
      await listener.press('Return', 'to open it again');
      await pressTimes(listener, 'Tab', 3);
      await listener.follow('Return');
      await listener.putPhoneAway();
    }));

  test('copies a number, and hears that it was copied [heard-6]', () =>
    hears('copy', async (listener) => {
      await listener.open('/contact');
      await pressTimes(listener, 'h', 2);
      await pressTimes(listener, 'Tab', 2);
      await listener.press('Return', 'to copy');
      await listener.press('Tab');
    }));

  test('sends a form with a mistake, mends it, and sends it [heard-5]', () =>
    hears('form', async (listener) => {
      await listener.open('/contact');
      await listener.walk('Insert+Tab', 'form fields');
      await listener.goToTop();
      await pressTimes(listener, 'h', 3);
      await pressTimes(listener, 'Tab', 7);
      await listener.press('Return', 'to send it empty');
      await listener.type('Rosa');
      await listener.press('Tab');
      await listener.type('rosa@clinic.example');
      await pressTimes(listener, 'Tab', 3);
      await listener.type('One box');
      await pressTimes(listener, 'Tab', 2);
      await listener.press('Return', 'to send it');
      await pressTimes(listener, 'Tab', 2);
      await expect.poll(() => listener.mail.opened).toContain(`mailto:${company.email}?`);
    }));
});
