/** How long the network has before a kept page is shown instead: about as long as a first visit takes. */
const MOMENT = 750;
/** How long it has if it has just let the visitor wait in vain. */
const SHORT_MOMENT = 250;

let hangs = false;

/** Then what is kept may be shown, if the answer has not come. */
export async function aMomentFor(answer: Promise<Response>): Promise<void> {
  let isAwaited = true;
  const settle = () => {
    isAwaited = false;
    hangs = false;
  };
  answer.then(settle, settle);
  await new Promise<void>((resolve) => setTimeout(resolve, hangs ? SHORT_MOMENT : MOMENT));
  if (isAwaited) hangs = true;
}
