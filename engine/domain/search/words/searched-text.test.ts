import { expect, test } from 'vitest';
import { fold, foldFields } from './searched-text.ts';

test.each([
  ['case', 'OKTAN', 'oktan'],
  ['accents', 'Créme Brûlée', 'creme brulee'],
  ['markup', '<p>Isi <strong>250</strong>ml</p>', 'isi 250 ml'],
  ['blanks', '  dua \n\t kata ', 'dua kata'],
  ['wide letters', 'ＳＴＰ', 'stp'],
])('a search does not see %s', (_case, text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a text of unclosed tags takes linear time', () => {
  const hostile = '<'.repeat(200_000);
  expect(fold(hostile)).toBe(hostile);
});

test('does not match across two fields', () => {
  expect(foldFields(['Oli\nMesin', 'OLI-1L'])).toBe('oli mesin\noli-1l');
});
