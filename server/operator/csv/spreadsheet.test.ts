import { expect, test } from 'vitest';
import { spreadsheetOf } from './spreadsheet.ts';

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a formula behind a control character', '\u0007=1+1', "'=1+1"],
  ['a telephone number', '0812345678', "'0812345678"],
  ['colors and titles of a terminal', 'a\u001B[31mb\u001B]0;c\u0007', 'a [31mb ]0;c'],
  ['turned writing', 'fdp\u202Excod', 'fdp xcod'],
  ['line breaks, which stay', 'satu\r\ndua\n\u0008tiga', '"satu\ndua\n tiga"'],
])('writes %s as text that does nothing', (_case, cell, written) => {
  const file = spreadsheetOf({ titles: ['Note'], rows: [[cell]], semicolons: false, decimals: 2 });
  expect(file).toBe(`\uFEFFNote\n${written}\n`);
});
