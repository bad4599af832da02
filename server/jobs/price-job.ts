import type { Job } from './scheduler.ts';

interface Needs {
  /** The first instant after this one at which a sale begins or ends; null when none will. */
  nextPriceChange(after: Date): Promise<Date | null>;
  now(): Date;
  /** Makes lists and pages forget the prices until now. */
  onPricesChanged(): Promise<void>;
}

/** A sale begins and ends without a commit that could announce it. Each process looks for itself, in its catalog in memory. */
export function priceJob({ nextPriceChange, now, onPricesChanged }: Needs): Job {
  let shownUntil = now();
  return {
    name: 'show sales that begin or end',
    everySeconds: 2,
    async run() {
      const at = now();
      const next = await nextPriceChange(shownUntil);
      if (next !== null && next <= at) await onPricesChanged();
      shownUntil = at;
    },
  };
}
