import { expect, test } from 'vitest';
import { readSearchWords } from './read-search-words.ts';
import { contentWith } from './testing/content-with.ts';

test('reads every group of words, and the models of every class in all spellings', () => {
  const { synonyms, ignored, sold, notSold, symptoms, vehicles } = readSearchWords();
  for (const list of [synonyms, ignored, sold, notSold, symptoms, vehicles]) expect(list.length).toBeGreaterThan(10);
  expect(vehicles.flatMap(({ models }) => models)).toEqual(
    expect.arrayContaining(['nmax', 'n max', 'rx king', 'rxking']),
  );
});

test.each([
  ['a synonym alone', 'words.yaml', /- \[rem, brake\]/, '- [rem]', 'synonyms.7 needs two words that mean the same'],
  ['a word that is a number', 'words.yaml', /- \[rem, brake\]/, '- [rem, 4]', 'must be text: put it between quotes'],
  ['a complaint without a remedy', 'symptoms.yaml', /\n {2}helps: .*/, '', '0.helps'],
  ['an unknown type', 'vehicles.yaml', 'types: [scooter]', 'types: [sccoter]', '0.types.0 Invalid option'],
  ['an unknown fuel', 'vehicles.yaml', 'fuels: [petrol]', 'fuels: [bensin]', '0.fuels.0 Invalid option'],
  ['a missing file', 'vehicles.yaml', /[\s\S]*/, '', 'is missing'],
])('names the file and the field of %s', (_case, file, from, to, message) => {
  const folder = contentWith(`search/${file}`, (text) => text.replace(from, to));
  expect(() => readSearchWords([folder])).toThrow(`content/search/${file}: `);
  expect(() => readSearchWords([folder])).toThrow(message);
});
