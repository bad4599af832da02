import { cpuSeconds } from '../cpu-time.ts';
import { createClient } from './client.ts';
import type { Work } from './work.ts';

export interface Rate {
  readonly perSecond: number;
  /** Milliseconds within which half, and 99 of 100, were answered. */
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

let turns = 0;

/** So many clients, each asking anew as soon as it has its answer. What prepares the work is not counted. */
export async function measure(work: Work, { address, pid, clients, seconds }: Load): Promise<Rate> {
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
        times.push(await timed(() => work.run(client, turns++)));
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
