import { median, type Rate, type Subject } from './measure.ts';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Medians of all rounds; the last column compares with the bare server in the same encoding. */
export function printTable(rates: ReadonlyMap<Subject, readonly Rate[]>): void {
  const rows = [...rates].map(([subject, measured]) => ({
    subject,
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    perCpuSecond: median(measured.map(({ perCpuSecond }) => perCpuSecond)),
  }));
  const bare = new Map(
    rows.filter(({ subject }) => subject.name.startsWith('bare')).map((row) => [row.subject.encoding, row]),
  );
  print(['/products, 24 of its cards', 'encoding', 'per second', 'per CPU second', 'of bare'], '-');
  for (const { subject, perSecond, perCpuSecond } of rows) {
    const share = perCpuSecond / (bare.get(subject.encoding)?.perCpuSecond ?? Number.NaN);
    const numbers = [whole.format(perSecond), whole.format(perCpuSecond), `${(share * 100).toFixed(1)} %`];
    print([subject.name, subject.encoding, ...numbers]);
  }
}

const WIDTHS = [32, 10, 12, 16, 10];

function print(cells: readonly string[], underline?: string): void {
  const line = cells.map((cell, index) =>
    index < 2 ? cell.padEnd(WIDTHS[index] ?? 0) : cell.padStart(WIDTHS[index] ?? 0),
  );
  process.stdout.write(`${line.join('')}\n`);
  if (underline) process.stdout.write(`${underline.repeat(line.join('').length)}\n`);
}
