import DataLoader from 'dataloader';
import type { Turns } from '../limits/turns.ts';

/** Reads what the rows of a list ask for together, though they ask in turns: all rows have asked once none of them waits. */
export function rowLoader<T>(
  read: (ids: readonly number[]) => Promise<readonly T[]>,
  turns: Turns,
): (id: number) => Promise<T> {
  const loader = new DataLoader<number, T>(read, { batchScheduleFn: turns.whenNoneWaits });
  return (id) => loader.load(id);
}
