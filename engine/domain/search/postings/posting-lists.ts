import { type GrowingNumbers, growingNumbers } from './growing-numbers.ts';

/** Which items have a key: places of items, packed. A key is known by its number (`key-hashes.ts`). */
export interface PostingLists {
  /** Ascending. Some may not have the key, and one may come twice: keys share lists. */
  of(hash: number): Uint32Array;
}

/**
 * Work in steps of a few milliseconds, so that whoever runs it can let others go first between two of them. In it, lists of numbers are
 * read by index: until it is compiled, V8 makes an object of each number that `for … of` reads.
 */
export type InSteps<T> = Generator<undefined, T, undefined>;

const ITEMS_A_STEP = 200;

/** Keys for each list, on average: fewer lists take less memory, and are longer. */
const KEYS_A_LIST = 2;

/** @param hashesOf the keys of an item; one may come twice */
export function* packPostings<T>(items: readonly T[], hashesOf: (item: T) => readonly number[]): InSteps<PostingLists> {
  const [hashes, places] = [growingNumbers(), growingNumbers()];
  for (const [place, item] of items.entries()) {
    const own = hashesOf(item);
    for (let index = 0; index < own.length; index += 1) {
      hashes.add(own[index] ?? 0);
      places.add(place);
    }
    if (place % ITEMS_A_STEP === 0) yield;
  }
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, hashes.length / KEYS_A_LIST))) - 1;
  const lists = yield* groupPlaces(places, hashes, mask);
  return { of: (hash) => lists(hash & mask) };
}

/** The places of each list, in their order. */
function* groupPlaces(
  places: GrowingNumbers,
  hashes: GrowingNumbers,
  mask: number,
): InSteps<(list: number) => Uint32Array> {
  const starts = new Uint32Array(mask + 2);
  for (const part of hashes.parts()) {
    countLists(part, mask, starts);
    yield;
  }
  addUp(starts);
  const next = starts.slice();
  const grouped = new Uint32Array(places.length);
  const hashParts = hashes.parts();
  for (const [number, part] of places.parts().entries()) {
    const lists = hashParts[number] ?? NONE;
    for (let index = 0; index < part.length; index += 1) {
      const list = at(lists, index) & mask;
      grouped[at(next, list)] = at(part, index);
      increase(next, list);
    }
    yield;
  }
  return (list) => grouped.subarray(starts[list], starts[list + 1]);
}

const NONE = new Uint32Array();

/** Counts each list behind its number. */
function countLists(hashes: Uint32Array, mask: number, starts: Uint32Array): void {
  for (let index = 0; index < hashes.length; index += 1) increase(starts, (at(hashes, index) & mask) + 1);
}

/** Each count becomes the sum of it and of all before it. */
export function addUp(counts: Uint32Array): void {
  for (let index = 1; index < counts.length; index += 1) counts[index] = at(counts, index) + at(counts, index - 1);
}

export const at = (numbers: Uint32Array, index: number): number => numbers[index] ?? 0;

export function increase(counts: Uint32Array, index: number): void {
  counts[index] = at(counts, index) + 1;
}
