/**
 * The factors by which a processor is slowed stand for phones beside a desktop computer. On a
 * machine that is slow by itself they stand for phones that nobody has: PACE says how fast it is
 * beside such a computer, as in `PACE=0.5 npm run bench`.
 */
export const PACE = Number(process.env.PACE ?? 1);
if (!(PACE > 0)) throw new Error('PACE needs a number above zero.');

export const slowed = (factor: number): number => Math.max(1, factor * PACE);
