import { expect, test } from 'vitest';
import { spreadsheetOf, spreadsheetParts } from './spreadsheet.ts';

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

test('writes the same file part by part, and reads no further than the part', async () => {
  const style = { titles: ['Number', 'Note'], semicolons: false, decimals: 2 };
  const rows = Array.from({ length: 1200 }, (_, number) => [number, 'a, b']);
  let read = 0;
  async function* readRows() {
    for (const row of rows) {
      read += 1;
      yield row;
    }
  }
  const parts: string[] = [];
  const readBy: number[] = [];
  for await (const part of spreadsheetParts(style, readRows())) {
    parts.push(part);
    readBy.push(read);
  }
  expect(readBy).toEqual([0, 500, 1000, 1200]);
  expect(parts.join('')).toBe(spreadsheetOf({ ...style, rows }));
});
