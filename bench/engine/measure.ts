import { cpuSeconds } from '../process-usage.ts';
import { printCells, whole } from '../table.ts';
import { createClient } from './client.ts';
import type { Workload } from './workloads.ts';

export interface WorkRate {
  readonly perSecond: number;
  /** Milliseconds within which half of the responses, and 99 of 100, came. */
  readonly median: number;
  readonly p99: number;
  /** Milliseconds of processor time the shop spent on one; a database server's own are not in it. */
  readonly cpu: number;
}

interface Load {
  readonly pid: number;
  readonly address: string;
  readonly clients: number;
  readonly seconds: number;
}

let runs = 0;

/** Clients that each send the next request as soon as they have the response. Preparations are not counted. */
export async function measureWork(work: Workload, { address, pid, clients, seconds }: Load): Promise<WorkRate> {
  const open = Array.from({ length: clients }, () => createClient(address));
  const times: number[] = [];
  const cpuBefore = cpuSeconds(pid);
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let preparing = 0;
  await Promise.all(
    open.map(async (client) => {
      while (performance.now() < end) {
        preparing += await timed(() => work.prepare?.(client));
        times.push(await timed(() => work.run(client, runs++)));
      }
    }),
  );
  const elapsed = performance.now() - begun - preparing / clients;
  const cpu = ((cpuSeconds(pid) - cpuBefore) * 1000) / times.length;
  for (const client of open) client.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: (times.length / elapsed) * 1000, median: at(0.5), p99: at(0.99), cpu };
}

async function timed(step: () => Promise<void> | undefined): Promise<number> {
  const begun = performance.now();
  await step();
  return performance.now() - begun;
}

interface Row extends WorkRate {
  readonly work: string;
  readonly database: string;
  readonly clients: number;
  /** Milliseconds. */
  readonly eventLoop: number;
}

const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const WIDTHS = [14, 12, 9, 12, 12, 12, 12, 16];

export const printHead = (): void =>
  printCells(['work', 'database', 'clients', 'per second', 'median ms', 'p99 ms', 'CPU ms', 'loop p99 ms'], WIDTHS);

export const printRow = ({ work, database, clients, perSecond, median, p99, cpu, eventLoop }: Row): void =>
  printCells(
    [work, database, String(clients), whole.format(perSecond), ...[median, p99, cpu, eventLoop].map(tenths.format)],
    WIDTHS,
  );
