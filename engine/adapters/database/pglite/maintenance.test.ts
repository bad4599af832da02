import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMaintenance } from './maintenance.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function observedDatabase() {
  const done: string[] = [];
  return {
    done,
    busy: false,
    fails: false,
    isInTransaction() {
      return this.busy;
    },
    async exec(statement: string) {
      if (this.fails) throw new Error('No space left on device');
      done.push(statement);
    },
  };
}

test('the log is cut every minute and dead rows are cleared every ten', async () => {
  const database = observedDatabase();
  const upkeep = createMaintenance(database, { wake: () => void upkeep.runDue(), trouble: vi.fn() });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(database.done.filter((statement) => statement === 'CHECKPOINT')).toHaveLength(10);
  expect(database.done.filter((statement) => statement === 'VACUUM (ANALYZE)')).toHaveLength(1);
});

test('what is due waits for the end of a transaction and is done at the first pause between two', async () => {
  const database = observedDatabase();
  const upkeep = createMaintenance(database, { wake: () => void upkeep.runDue(), trouble: vi.fn() });
  database.busy = true;
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(database.done).toEqual([]);
  database.busy = false;
  await upkeep.runDue();
  await upkeep.runDue();
  expect(database.done).toEqual(['CHECKPOINT']);
});

test('a chore that fails is told and comes again', async () => {
  const database = observedDatabase();
  const trouble = vi.fn();
  const upkeep = createMaintenance(database, { wake: () => void upkeep.runDue(), trouble });
  database.fails = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(trouble).toHaveBeenCalledWith('CHECKPOINT: No space left on device');
  database.fails = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(database.done).toEqual(['CHECKPOINT']);
});
