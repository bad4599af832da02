import autocannon from 'autocannon';
import { cpuSeconds } from '../process-usage.ts';
import { printCells, whole } from '../table.ts';

export interface Subject {
  readonly name: string;
  readonly encoding: 'identity' | 'br';
  readonly address: string;
  readonly pid: number;
  /** Called for each request. */
  path(): string;
}

export interface PageRate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

const CONNECTIONS = 8;

/** Sends requests as fast as the subject responds. @throws when any response is not 200. */
export async function measurePage(subject: Subject, seconds: number): Promise<PageRate> {
  const cpuBefore = cpuSeconds(subject.pid);
  const result = await autocannon({
    url: subject.address,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': subject.encoding },
    requests: [{ setupRequest: (request) => ({ ...request, path: subject.path() }) }],
  });
  const cpu = cpuSeconds(subject.pid) - cpuBefore;
  const responses = result['2xx'];
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0 || responses === 0)
    throw new Error(`${subject.name}: ${failures} of ${responses + failures} failed`);
  return { perSecond: responses / result.duration, perCpuSecond: responses / cpu };
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Medians of all rounds; the last column compares with the bare server in the same encoding. */
export function printTable(rates: ReadonlyMap<Subject, readonly PageRate[]>): void {
  const rows = [...rates].map(([subject, measured]) => ({
    subject,
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    perCpuSecond: median(measured.map(({ perCpuSecond }) => perCpuSecond)),
  }));
  const bare = new Map(
    rows.filter(({ subject }) => subject.name.startsWith('bare')).map((row) => [row.subject.encoding, row]),
  );
  printCells(['/products, 24 of its cards', 'encoding', 'per second', 'per CPU second', 'of bare'], WIDTHS);
  process.stdout.write(`${'-'.repeat(ROW_LENGTH)}\n`);
  for (const { subject, perSecond, perCpuSecond } of rows) {
    const share = perCpuSecond / (bare.get(subject.encoding)?.perCpuSecond ?? Number.NaN);
    const numbers = [whole.format(perSecond), whole.format(perCpuSecond), `${(share * 100).toFixed(1)} %`];
    printCells([subject.name, subject.encoding, ...numbers], WIDTHS);
  }
}

const WIDTHS = [32, 10, 12, 16, 10];
const ROW_LENGTH = WIDTHS.reduce((length, width) => length + width, 0);
