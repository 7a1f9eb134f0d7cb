import type { ServerResponse } from 'node:http';
import { test } from 'vitest';
import type { Stranger } from '../localSite.ts';
import { describeListener } from './journey.ts';
import { pressTimes, walkThroughMenu } from './steps.ts';

const held: ServerResponse[] = [];

/** A network on which pages come and scripts do not. */
const holdScripts: Stranger = ({ path, own, response }) => {
  if (path.endsWith('.js')) held.push(response);
  else response.writeHead(200, own.headers).end(own.body);
};

/** A browser has few lines to a host: those of a page that is left are hung up. */
const letGo = () =>
  held.splice(0).forEach((response) => {
    response.destroy();
  });

describeListener('a listener before the script has come', (hears) => {
  const hearsEarly: typeof hears = (transcript, journey) =>
    hears(`before-script-${transcript}`, async (listener) => {
      listener.site.stranger = holdScripts;
      await journey(listener);
      letGo();
    });

  for (const [path, name] of [
    ['/', 'home'],
    ['/contact', 'contact'],
  ] as const) {
    test(`hears ${path} whole [heard-9]`, () =>
      hearsEarly(name, async (listener) => {
        await listener.open(path, { waitsForScript: false });
        await listener.press('KP_Add', 'to hear all of it');
      }));
  }

  test('opens the menu on a phone, and walks through it [heard-9]', () =>
    hearsEarly('menu', async (listener) => {
      await listener.takePhone();
      await listener.open('/', { waitsForScript: false });
      await walkThroughMenu(listener);
      await listener.putPhoneAway();
    }));

  test('is led to what the form lacks [heard-9]', () =>
    hearsEarly('form', async (listener) => {
      await listener.open('/contact', { waitsForScript: false });
      await pressTimes(listener, 'h', 3);
      await pressTimes(listener, 'Tab', 5);
      await listener.press('Return', 'to send it empty');
      await listener.type('Rosa');
    }));
});
