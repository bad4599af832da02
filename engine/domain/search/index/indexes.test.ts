import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '../../testing/finish.ts';
import { packPostings } from '../postings/posting-lists.ts';
import { distance } from '../words/spelling.ts';
import { createWordNumbers } from '../words/word-numbers.ts';
import { indexKnownRoots } from './known-roots.ts';
import { indexNames } from './nearest.ts';
import { sortInSteps } from './sort-in-steps.ts';
import { indexWords, type WordWeights } from './weigh-words.ts';

/** Few letters, so that words are similar. */
const word = fc.string({ unit: fc.constantFrom(...'aeklr1'), minLength: 2, maxLength: 11 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 120 });

/** A word, perhaps with slips of the finger. */
const typedOf = (known: fc.Arbitrary<readonly string[]>) =>
  fc
    .tuple(known, fc.nat(), fc.array(fc.tuple(fc.nat(), fc.constantFrom('', 'a', 'kl', 'e')), { maxLength: 2 }))
    .map(([all, which, slips]) => {
      const chosen = all[which % all.length] ?? '';
      const typed = slips.reduce(
        (text, [at, typed]) => text.slice(0, at % text.length) + typed + text.slice((at % text.length) + 1) || 'a',
        chosen,
      );
      return { all, typed };
    });

function weighed(listings: readonly ReadonlyMap<string, number>[]): WordWeights {
  const numbers = createWordNumbers();
  const packed = listings.map((own) => {
    const collected = numbers.collect();
    for (const [root, weight] of own) collected.add(root, weight);
    return collected.packed();
  });
  return finish(indexWords(packed, { numbers, wordsOf: (own) => own }));
}

/** The same, by a look at every word. */
function meantByScan(typed: string, { roots, extra, isLast }: { roots: string[]; extra: string[]; isLast: boolean }) {
  const sorted = roots.toSorted();
  const longer = sorted.filter((root) => root !== typed && root.startsWith(typed)).slice(0, 40);
  const begun = typed.length < (isLast ? 2 : 4) ? [] : longer;
  if ([...roots, ...extra].includes(typed)) return isLast ? [typed, ...begun] : [typed];
  if (begun.length > 0) return begun;
  const around = sorted.filter((root) => root.includes(typed)).slice(0, 40);
  if (typed.length >= 4 && around.length > 0) return around;
  const bare = extra.find((root) => root.replaceAll(/[aeiou]/g, '') === typed);
  if (typed.length >= 2 && !/[aeiou\d]/.test(typed) && bare !== undefined) return [bare];
  const limit = /\d/.test(typed) || typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const near = [...new Set([...roots, ...extra])]
    .filter((root) => root.length >= 4 && root[0] === typed[0])
    .filter(
      (root) =>
        typed.length > 4 || ((root[1] === typed[1] || root.length > typed.length) && root.at(-1) === typed.at(-1)),
    )
    .map((root) => ({ root, steps: distance(typed, root, limit) }))
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps || Number(roots.includes(b.root)) - Number(roots.includes(a.root)));
  return near.slice(0, 1).map(({ root }) => root);
}

test('what a word may mean is what a look at all words finds', () => {
  const cases = typedOf(words).chain((one) => fc.tuple(fc.constant(one), fc.nat(), fc.boolean()));
  fc.assert(
    fc.property(cases, ([{ all, typed }, cut, isLast]) => {
      const roots = all.slice(0, cut % all.length);
      const extra = all.slice(cut % all.length);
      const known = finish(indexKnownRoots(weighed([new Map(roots.map((root) => [root, 1]))]), new Set(extra)));
      const meant = known.meant(typed, isLast).map(([root]) => root);
      expect(meant).toEqual(meantByScan(typed, { roots, extra, isLast }));
    }),
    { numRuns: 2000 },
  );
});

test('of several misspelt words the most frequent is meant', () => {
  const listings = [new Map([['cleanor', 1]]), new Map([['cleanar', 1]]), new Map([['cleanar', 1]])];
  const known = finish(indexKnownRoots(weighed(listings), new Set()));
  expect(known.meant('cleaner', false)).toEqual([['cleanar', 0.7]]);
});

test('a word that is written wrongly means the one that is written like it, whatever their roots', () => {
  const known = finish(
    indexKnownRoots(weighed([new Map([['stir', 1]]), new Map([['ester', 1]])]), new Set(), ['steering', 'ester']),
  );
  expect(known.meant('ster', false)).toEqual([['ester', 0.25]]);
  expect(known.meant('ster', false, 'stering')).toEqual([['stir', 0.7]]);
});

test('texts are sorted in steps as they are at once', () => {
  const texts = fc.sample(word, 20_000);
  expect(finish(sortInSteps(texts))).toEqual(texts.toSorted());
  expect(finish(sortInSteps([]))).toEqual([]);
});

const listing = fc.dictionary(fc.constantFrom(...'abcdef'), fc.constantFrom(1, 2, 2.5, 10, 16), { maxKeys: 5 });
const meaning = fc.record({
  words: fc.array(fc.array(fc.constantFrom(...'abcdefx'), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
  quality: fc.constantFrom(1, 0.85, 0.25),
});

test('a meaning weighs in each product as much as its weakest word, and the best meaning counts', () => {
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 12 }), fc.array(meaning, { maxLength: 3 }), (products, meanings) => {
      const weights = weighed(products.map((own) => new Map(Object.entries(own)))).weigh(meanings);
      const expected = products.map((own) => {
        const strongest = (names: readonly string[]) => Math.max(...names.map((name) => own[name] ?? 0));
        const all = meanings.map(({ words, quality }) => Math.min(...words.map(strongest)) * quality);
        return Math.fround(Math.max(0, ...all));
      });
      expect(products.map((_, place) => weights.at(place))).toEqual(expected);
      expect(weights.places.toSorted((a, b) => a - b)).toEqual(
        expected.flatMap((one, place) => (one > 0 ? place : [])),
      );
    }),
  );
});

/** Padded as the shop's names are: two blanks before a word, one behind it. */
const groupsOf = (text: string) =>
  new Set(Array.from({ length: text.length + 1 }, (_, at) => `  ${text} `.slice(at, at + 3)));

function similarityByScan(one: string, other: string): number {
  const [own, others] = [groupsOf(one), groupsOf(other)];
  const shared = [...own].filter((group) => others.has(group)).length;
  const score = (2 * shared) / (own.size + others.size);
  return score < 1 / 3 ? 0 : score;
}

test('the most similar names are what a look at all names finds', () => {
  const names = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(names, fc.array(word, { minLength: 1, maxLength: 3 }), (all, searched) => {
      const isAdmitted = (place: number) => place % 3 !== 0;
      const scored = all.map((own, place) => {
        const best = searched.map((text) => Math.max(...own.map((name) => similarityByScan(text, name))));
        return { place, score: best.reduce((sum, score) => sum + score, 0) / searched.length };
      });
      const expected = scored
        .filter(({ place, score }) => isAdmitted(place) && score >= 0.3)
        .sort((a, b) => b.score - a.score)
        .slice(0, 24);
      const index = finish(indexNames(all.map((own) => own.join(' '))));
      expect(index.to(searched.join(' '), isAdmitted)).toEqual(expected.map(({ place }) => place));
    }),
    { numRuns: 300 },
  );
});

test('the lists of many thousand keys hold the places of their items, in order', () => {
  const items = Array.from({ length: 20_000 }, (_, place) => [place % 7, 7 + (place % 50)]);
  const postings = finish(packPostings(items, (keys) => keys));
  for (const key of [0, 3, 6, 7, 30, 56]) {
    const own = items.flatMap((keys, place) => (keys.includes(key) ? [place] : []));
    expect([...postings.of(key)].filter((place) => items[place]?.includes(key))).toEqual(own);
    expect([...postings.of(key)]).toEqual([...postings.of(key)].toSorted((a, b) => a - b));
  }
});
