import { setTimeout as sleep } from 'node:timers/promises';

/** Work the shop does by itself, again and again. */
export interface Job {
  readonly name: string;
  /** From the end of one turn to the beginning of the next. */
  readonly everySeconds: number;
  /** Every process of the shop does it: two at once must do no harm. Should stop early once the signal says so. */
  run(closing: AbortSignal): Promise<unknown>;
}

export interface Scheduler {
  /** Begins no more turns, and resolves when those that have begun are over. */
  close(): Promise<void>;
}

/** Begins each chore at once, and never a second time before its last turn is over. What fails is told and comes again. */
export function startScheduler(jobs: readonly Job[], onError: (chore: string, error: unknown) => void): Scheduler {
  const closing = new AbortController();
  const loops = jobs.map((chore) => repeat(chore, closing.signal, (error) => onError(chore.name, error)));
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

/** A chore that throws before it waits for anything fails like any other. */
const runOnce = async (job: Job, closing: AbortSignal) => job.run(closing);

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
