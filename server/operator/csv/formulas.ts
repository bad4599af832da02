/**
 * A spreadsheet runs a cell that begins like a formula. Such a cell gets an apostrophe before it, as WooCommerce writes
 * it, and one more where it has some already, so that reading takes off exactly what writing put on.
 */
const DANGEROUS = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

export const guardFormula = (cell: string): string => (DANGEROUS.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);

export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell;
