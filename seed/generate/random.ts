/** Draws that are the same for the same seed, so that two runs are measured on the same shop. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** Whole, both ends included. */
  between(lowest: number, highest: number): number;
  /** True so many times of a hundred. */
  percent(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** Mulberry32: 32 bits of state, evenly spread. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (lowest, highest) => lowest + Math.floor(next() * (highest - lowest + 1)),
    percent: (share) => next() * 100 < share,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}
