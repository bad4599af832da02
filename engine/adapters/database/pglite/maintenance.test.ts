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

test('makes a checkpoint every minute and vacuums every ten', async () => {
  const database = observedDatabase();
  const maintenance = createMaintenance(database, { onDue: () => void maintenance.runDue(), onError: vi.fn() });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(database.done.filter((statement) => statement === 'CHECKPOINT')).toHaveLength(10);
  expect(database.done.filter((statement) => statement === 'VACUUM (ANALYZE)')).toHaveLength(1);
});

test('waits with what is due for the end of a transaction', async () => {
  const database = observedDatabase();
  const maintenance = createMaintenance(database, { onDue: () => void maintenance.runDue(), onError: vi.fn() });
  database.busy = true;
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(database.done).toEqual([]);
  database.busy = false;
  await maintenance.runDue();
  await maintenance.runDue();
  expect(database.done).toEqual(['CHECKPOINT']);
});

test('reports a statement that fails and runs it again', async () => {
  const database = observedDatabase();
  const onError = vi.fn();
  const maintenance = createMaintenance(database, { onDue: () => void maintenance.runDue(), onError });
  database.fails = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onError).toHaveBeenCalledWith('CHECKPOINT: No space left on device');
  database.fails = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(database.done).toEqual(['CHECKPOINT']);
});
