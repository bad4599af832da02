import type { Rate } from './measure.ts';

interface Row extends Rate {
  readonly work: string;
  readonly database: string;
  readonly clients: number;
  /** Milliseconds. */
  readonly eventLoop: number;
}

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const WIDTHS = [14, 12, 9, 12, 12, 12, 12, 16];

export const printHead = (): void =>
  print(['work', 'database', 'clients', 'per second', 'median ms', 'p99 ms', 'CPU ms', 'loop p99 ms']);

export const printRow = ({ work, database, clients, perSecond, median, p99, cpu, eventLoop }: Row): void =>
  print([
    work,
    database,
    String(clients),
    whole.format(perSecond),
    ...[median, p99, cpu, eventLoop].map(tenths.format),
  ]);

function print(cells: readonly string[]): void {
  const line = cells.map((cell, index) => {
    const width = WIDTHS[index] ?? 0;
    return index < 2 ? cell.padEnd(width) : cell.padStart(width);
  });
  process.stdout.write(`${line.join('')}\n`);
}
