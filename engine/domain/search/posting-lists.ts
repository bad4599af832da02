import { growingNumbers } from './growing-numbers.ts';

/** Which items have a key: places of items, packed. A key is known by its number (`key-hashes.ts`). */
export interface PostingLists {
  /** Ascending. Some may not have the key, and one may come twice: keys share lists. */
  of(hash: number): Uint32Array;
}

/** Work in steps of a few milliseconds, so that whoever runs it can let others go first between two of them. */
export type InSteps<T> = Generator<undefined, T, undefined>;

const ITEMS_A_STEP = 200;

/** Keys for each list, on average: fewer lists take less memory, and are longer. */
const KEYS_A_LIST = 2;

/** @param hashesOf the keys of an item; one may come twice */
export function* packPostings<T>(items: readonly T[], hashesOf: (item: T) => readonly number[]): InSteps<PostingLists> {
  const [hashes, places] = [growingNumbers(), growingNumbers()];
  for (const [place, item] of items.entries()) {
    for (const hash of hashesOf(item)) {
      hashes.add(hash);
      places.add(place);
    }
    if (place % ITEMS_A_STEP === 0) yield;
  }
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, hashes.all().length / KEYS_A_LIST))) - 1;
  const lists = yield* groupNumbers({
    groups: hashes.all().map((hash) => hash & mask),
    values: places.all(),
    count: mask + 1,
  });
  return { of: (hash) => lists(hash & mask) };
}

const VALUES_A_STEP = 50_000;

interface Grouped {
  /** The group of each value. */
  readonly groups: Uint32Array;
  readonly values: Uint32Array;
  /** How many groups there are. */
  readonly count: number;
}

/** The values of each group, in their order. */
function* groupNumbers({ groups, values, count }: Grouped): InSteps<(group: number) => Uint32Array> {
  const starts = new Uint32Array(count + 1);
  for (const group of groups) increase(starts, group + 1);
  yield;
  addUp(starts);
  const next = starts.slice();
  const grouped = new Uint32Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const group = at(groups, index);
    grouped[at(next, group)] = at(values, index);
    increase(next, group);
    if (index % VALUES_A_STEP === 0) yield;
  }
  return (group) => grouped.subarray(starts[group], starts[group + 1]);
}

/** Each count becomes the sum of it and of all before it. */
export function addUp(counts: Uint32Array): void {
  for (let index = 1; index < counts.length; index += 1) counts[index] = at(counts, index) + at(counts, index - 1);
}

export const at = (numbers: Uint32Array, index: number): number => numbers[index] ?? 0;

export function increase(counts: Uint32Array, index: number): void {
  counts[index] = at(counts, index) + 1;
}
