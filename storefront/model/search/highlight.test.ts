import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** Matches in square brackets. */
const marked = (text: string, search: string): string =>
  highlight(text, search)
    .map((stretch) => (stretch.isMatch ? `[${stretch.text}]` : stretch.text))
    .join('');

test.each([
  ['whatever its case', 'Injector Cleaner', 'INJEC', '[Injec]tor Cleaner'],
  ['each word by itself', 'Fuel System Cleaner', 'cleaner fuel', '[Fuel] System [Cleaner]'],
  ['accents do not count', 'Café racer', 'cafe', '[Café] racer'],
  ['nor do hyphens', 'Moto 5W-30, 1 L', '5w30', 'Moto [5W-30], 1 L'],
  ['a word within a longer one', 'Membersihkan injektor', 'injek', 'Membersihkan [injek]tor'],
  ['nothing', 'Octane Booster', 'rem', 'Octane Booster'],
  ['nothing for a blank search', 'Octane Booster', '  ', 'Octane Booster'],
  ['letters that fold to several', 'ﬁlter oil', 'filter', '[ﬁlter] oil'],
])('marks what a search matches: %s', (_case, text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test('the stretches together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (text, search) => {
      expect(
        highlight(text, search)
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
