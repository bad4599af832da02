import { randomInt } from 'node:crypto';

/** Of this run of the tests. `SEED=123 npx vitest run …` repeats the choices of the run that printed it. */
export const SEED: number = Number(process.env.SEED ?? randomInt(2 ** 31));

/** Numbers from 0 up to 1, always the same for one seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
