import { expect, test } from 'vitest';
import { companyLines, isTaxNumber, joinCompany, splitCompany } from './tax-number.ts';

test.each([
  ['PT Maju', '0012345678901000', 'PT Maju, NPWP 0012345678901000'],
  ['PT Maju, Tbk.', '012345678901000', 'PT Maju, Tbk., NPWP 012345678901000'],
  ['CV Karya', '0012345678901000000001', 'CV Karya, NPWP 0012345678901000000001'],
  ['', '0012345678901000', 'NPWP 0012345678901000'],
  ['PT NPWP Jaya', '', 'PT NPWP Jaya'],
  ['', '', ''],
])('company %j and number %j are one line', (company, taxNumber, line) => {
  expect(joinCompany({ company, taxNumber })).toBe(line);
  expect(splitCompany(line)).toEqual({ company, taxNumber });
});

test.each([
  ['01.234.567.8-901.000', 'NPWP: 01.234.567.8-901.000'],
  [' 012345678901000 ', 'NPWP: 01.234.567.8-901.000'],
  ['0012 3456 7890 1000', 'NPWP: 0012345678901000'],
])('prints the number %j as cards have it, on a line of its own', (taxNumber, line) => {
  expect(companyLines(joinCompany({ company: 'PT', taxNumber }))).toEqual(['PT', line]);
});

test.each([
  ['01.234.567.8-901.000', true],
  ['0012345678901000', true],
  ['0012 3456 7890 1000', true],
  ['0012345678901000000001', true],
  ['01.234.567.8-901', false],
  ['00123456789010001', false],
  ['NPWP menyusul', false],
])('%j is a tax number: %s', (typed, is) => {
  expect(isTaxNumber(typed)).toBe(is);
});
