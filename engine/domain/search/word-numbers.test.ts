import { expect, test } from 'vitest';
import { createWordNumbers, halvesIn, numberIn, type WordNumbers } from './word-numbers.ts';

type Weighed = readonly (readonly [word: string, weight: number])[];

function packed(numbers: WordNumbers, words: Weighed) {
  const collected = numbers.collect();
  for (const [word, weight] of words) collected.add(word, weight);
  return collected.packed();
}

const read = ({ words }: WordNumbers, own: Uint32Array): Weighed =>
  Array.from(own, (word) => [words[numberIn(word)] ?? '', halvesIn(word) / 2]);

test('packs the words of each product in their order, with their best weights', () => {
  const numbers = createWordNumbers();
  const oil = packed(numbers, [
    ['oil', 2],
    ['engine', 2.5],
    ['oil', 16],
    ['engine', 1],
  ]);
  const cleaner = packed(numbers, [
    ['cleaner', 10],
    ['engine', 0.5],
  ]);
  expect(read(numbers, oil)).toEqual([
    ['oil', 16],
    ['engine', 2.5],
  ]);
  expect(read(numbers, cleaner)).toEqual([
    ['cleaner', 10],
    ['engine', 0.5],
  ]);
  expect(numbers.words).toEqual(['oil', 'engine', 'cleaner']);
  expect([numbers.of('engine'), numbers.of('polish')]).toEqual([1, undefined]);
});

test('has room for many words and many products', () => {
  const numbers = createWordNumbers();
  const products = Array.from({ length: 300 }, (_, product) =>
    Array.from({ length: 300 }, (_, at) => [`word ${product * 10 + at}`, 1 + (at % 16)] as const),
  );
  const all = products.map((words) => packed(numbers, words));
  expect(all.map((own) => read(numbers, own))).toEqual(products);
});
