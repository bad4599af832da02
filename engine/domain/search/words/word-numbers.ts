import { hasAsciiWords, partsOf, rootsOf, rootsOfWords, spelled } from './words.ts';
import { createWrittenWords } from './written-words.ts';

/**
 * The words of a product: the number of each and the weight of the best place that it stands in, in halves, packed into one number,
 * because all products of a large catalog have theirs.
 */
export type PackedWords = Uint32Array;

/** For halves of a weight: up to 31½. The others are for the number: 67 million words. */
const WEIGHT_BITS = 6;

export const numberIn = (packed: number): number => packed >>> WEIGHT_BITS;

export const halvesIn = (packed: number): number => packed & (2 ** WEIGHT_BITS - 1);

/** Words that products share, by numbers from 0 on. */
export interface WordNumbers {
  /** By their numbers. */
  readonly words: readonly string[];
  /** Undefined for a word that no product has. */
  of(word: string): number | undefined;
  /** Begins the words of the next product. */
  collect(): WordCollector;
}

/** The words of one product, until those of the next are begun. */
export interface WordCollector {
  /** @param weight half or whole, up to 31½; that of the best place holds */
  add(word: string, weight: number): void;
  /** The same for each word of a text, by its roots. */
  addText(text: string, weight: number): void;
  /** How many words have been added. */
  readonly size: number;
  /** In the order in which they were first added. */
  packed(): PackedWords;
}

export function createWordNumbers(): WordNumbers {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const take = createPool();
  /** By their numbers, of the product that is collected. */
  let halves = new Uint8Array(1024);
  const added: number[] = [];

  function numberOf(word: string): number {
    const before = numbers.get(word);
    if (before !== undefined) return before;
    const number = words.push(word) - 1;
    numbers.set(word, number);
    if (number === halves.length) halves = grown(halves);
    return number;
  }
  function addNumber(number: number, weight: number): void {
    const before = halves[number] ?? 0;
    if (before === 0) added.push(number);
    if (weight * 2 > before) halves[number] = weight * 2;
  }
  const written = createWrittenWords((word) => rootsOfWords(partsOf(word)).map(numberOf));
  const collector: WordCollector = {
    add: (word, weight) => addNumber(numberOf(word), weight),
    addText(text, weight) {
      const found = spelled(text);
      if (hasAsciiWords(found)) {
        written.visit(found, (roots) => {
          for (const number of roots) addNumber(number, weight);
        });
      } else for (const root of rootsOf(text)) addNumber(numberOf(root), weight);
    },
    get size() {
      return added.length;
    },
    packed: () => take(added.map((number) => (number << WEIGHT_BITS) | (halves[number] ?? 0))),
  };
  return {
    words,
    of: (word) => numbers.get(word),
    collect() {
      for (const number of added) halves[number] = 0;
      added.length = 0;
      return collector;
    },
  };
}

function grown(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}

const POOL_SIZE = 65_536;

/** Lists of numbers in memory that many of them share: a buffer of its own for each takes as much again. */
function createPool(): (numbers: readonly number[]) => Uint32Array {
  let [pool, used] = [new Uint32Array(), 0];
  return (numbers) => {
    if (used + numbers.length > pool.length) [pool, used] = [new Uint32Array(Math.max(POOL_SIZE, numbers.length)), 0];
    pool.set(numbers, used);
    used += numbers.length;
    return pool.subarray(used - numbers.length, used);
  };
}
