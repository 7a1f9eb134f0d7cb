import type { Listener } from './session/listener.ts';

export async function pressTimes(listener: Listener, key: string, times: number) {
  for (let time = 0; time < times; time += 1) await listener.press(key);
}

export async function walkThroughMenu(listener: Listener) {
  await pressTimes(listener, 'Tab', 3);
  await listener.press('Return', 'to open the menu');
  await listener.press('Tab');
  await listener.press('Escape', 'to leave the menu');
  await listener.press('Return', 'to open it again');
  await pressTimes(listener, 'Tab', 3);
}
