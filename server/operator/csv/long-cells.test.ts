import { expect, test } from 'vitest';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { problemsOf } from './testing/apply-text.ts';
import { storedAs } from './testing/small-catalog.ts';

const STORED = storedAs([draftBottle('cleaner')]);
const NEW_FILE = 'SKU,Type,Download 1 URL,Download 1 ID\nCLEANER,"simple, downloadable",guide.pdf,';

test.each([
  ['Name', 'SKU,Name\nCLEANER,', 500],
  ['Meta: _name_en', 'SKU,Meta: _name_en\nCLEANER,', 500],
  ['SKU', 'Name,SKU\nWax,', 200],
  ['Meta: _slug', 'SKU,Name,Meta: _slug\nNEW,New,', 200],
  ['Tags', 'SKU,Tags\nCLEANER,', 200],
  ['Shipping class', 'SKU,Shipping class\nCLEANER,', 200],
  ['Download 1 ID', NEW_FILE, 200],
])('a cell under %s has so many characters and no more', (column, csv, most) => {
  expect(problemsOf(csv + 'x'.repeat(most), STORED)).toEqual([]);
  expect(problemsOf(csv + 'x'.repeat(most + 1), STORED)).toMatchObject([{ line: 2, column, problem: 'TOO_LONG' }]);
});
