import { setTimeout as sleep } from 'node:timers/promises';

/** Work that is repeated while the shop is open. */
export interface Job {
  readonly name: string;
  /** From the end of one run to the start of the next. */
  readonly everySeconds: number;
  /** Runs in every process of the shop: two at once must do no harm. Should stop early once the signal is aborted. */
  run(closing: AbortSignal): Promise<unknown>;
}

export interface Scheduler {
  /** Starts no more runs, and resolves when the current ones have ended. */
  close(): Promise<void>;
}

/** Runs each job at once and then at its interval, never twice at the same time. A job that fails is reported and runs again. */
export function startScheduler(jobs: readonly Job[], onError: (job: string, error: unknown) => void): Scheduler {
  const closing = new AbortController();
  const loops = jobs.map((job) => repeat(job, closing.signal, (error) => onError(job.name, error)));
  return {
    async close() {
      closing.abort();
      await Promise.all(loops);
    },
  };
}

async function repeat(job: Job, closing: AbortSignal, onError: (error: unknown) => void): Promise<void> {
  while (!closing.aborted) {
    await runOnce(job, closing).catch(onError);
    await pause(job.everySeconds * 1000, closing);
  }
}

/** Async, so that a job that throws synchronously fails like any other. */
const runOnce = async (job: Job, closing: AbortSignal) => job.run(closing);

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
