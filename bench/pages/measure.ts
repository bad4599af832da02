import autocannon from 'autocannon';
import { cpuSeconds } from '../cpu-time.ts';

export interface Subject {
  readonly name: string;
  readonly encoding: 'identity' | 'br';
  readonly address: string;
  readonly pid: number;
  /** Called for each request. */
  path(): string;
}

export interface Rate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

const CONNECTIONS = 8;

/** Asks as fast as the subject answers. @throws when any answer is not 200. */
export async function measure(subject: Subject, seconds: number): Promise<Rate> {
  const cpuBefore = cpuSeconds(subject.pid);
  const result = await autocannon({
    url: subject.address,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': subject.encoding },
    requests: [{ setupRequest: (request) => ({ ...request, path: subject.path() }) }],
  });
  const cpu = cpuSeconds(subject.pid) - cpuBefore;
  const answers = result['2xx'];
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0 || answers === 0) throw new Error(`${subject.name}: ${failures} of ${answers + failures} failed`);
  return { perSecond: answers / result.duration, perCpuSecond: answers / cpu };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
