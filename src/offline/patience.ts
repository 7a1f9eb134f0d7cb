import { findPage, keepFile } from './shelf.ts';

/**
 * How long the network has before a kept page is shown instead: twice as long as it has taken of
 * late, so that it is not called silent where it is only far away.
 */

/** While nothing is known: about as long as a first visit takes. */
const MOMENT = 750;
/** If it has just let the visitor wait in vain. */
const SHORT_MOMENT = 250;
const LEAST = 300;
const MOST = 1500;

/** Beside the pages, where none can be: workers forget as soon as nobody asks. */
const KEPT_AS = '/?answered-after';

let hangs = false;
let usual: Promise<number | undefined> | undefined;

async function recall() {
  const kept = await findPage(KEPT_AS);
  return kept && Number(await kept.text());
}

async function moment() {
  if (hangs) return SHORT_MOMENT;
  usual ??= recall();
  const took = await usual;
  return took === undefined ? MOMENT : Math.min(MOST, Math.max(LEAST, 2 * took));
}

/** A connection that has to be made takes longer than one that is open: what is longer counts more. */
const between = (before = 0, took: number) =>
  took > before ? took : before - (before - took) / 20;

export async function learnFrom(answer: Promise<Response>): Promise<void> {
  const asked = Date.now();
  await answer;
  const took = Date.now() - asked;
  // That was no slow network, but one that hung.
  if (took > MOST) return;
  usual = (usual ?? recall()).then((before) => between(before, took));
  await keepFile(KEPT_AS, new Response(`${await usual}`));
}

/** Then what is kept may be shown, if the answer has not come. */
export async function aMomentFor(answer: Promise<Response>): Promise<void> {
  const asked = Date.now();
  let isAwaited = true;
  const settle = () => {
    isAwaited = false;
    hangs = false;
  };
  answer.then(settle, settle);
  const end = asked + (await moment());
  await new Promise<void>((resolve) => setTimeout(resolve, end - Date.now()));
  if (isAwaited) hangs = true;
}
