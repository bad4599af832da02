export const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** What is measured stands in the first two columns, the numbers in the others. */
const NAMING_COLUMNS = 2;

/** Prints one row; each cell is filled up to its width. */
export function printCells(cells: readonly string[], widths: readonly number[]): void {
  const padded = cells.map((cell, index) => {
    const width = widths[index] ?? 0;
    return index < NAMING_COLUMNS ? cell.padEnd(width) : cell.padStart(width);
  });
  process.stdout.write(`${padded.join('')}\n`);
}
