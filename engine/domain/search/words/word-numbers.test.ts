import { expect, test } from 'vitest';
import { createWordNumbers, halvesIn, numberIn, type WordNumbers } from './word-numbers.ts';
import { rootsOf } from './words.ts';

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

test.each([
  ['words', 'Membersihkan karburator, injektor dan ruang bakar'],
  ['words that come again', 'oli mesin dan oli gardan'],
  ['one that begins like another', 'poles polesan pole'],
  ['hyphens', 'sehari-hari, anti-karat - 2-in-1 --'],
  ['a hyphen that does not break', 'anti\u2011karat'],
  ['points', 'Kocok.Pakai dot5.1, 3.5l. www.contoh.id.'],
  ['codes and amounts', 'SAE 10 W-40, DOT 4, 0,5 liter dan 1000 ml'],
  ['markup', '<p>Tahan&nbsp;panas</p><ul><li>aman</li></ul>'],
  ['signs between words', 'STP® – tahan 120 °C… “aman”'],
  ['accents', 'Crème brûlée à la carte'],
  ['other letters', 'масло двигателя и 機油 oil'],
  ['other digits', 'ukuran ١٢ dan ½ liter'],
  ['nothing', ' – '],
])('takes a text with %s apart as a search is', (_what, text) => {
  const numbers = createWordNumbers();
  for (const _time of ['new', 'known']) {
    const collected = numbers.collect();
    collected.addText(text, 2);
    expect(read(numbers, collected.packed())).toEqual([...new Set(rootsOf(text))].map((root) => [root, 2]));
  }
});
