import { expect, test, vi } from 'vitest';
import { createTurns, rowsInTurns } from '../limits/turns.ts';
import { rowLoader } from './row-loader.ts';

/** Keeps the process busy for longer than one turn. */
function work(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

test('the rows of a long list are read together, though they ask in turns, and not in each of them', async () => {
  const turns = createTurns();
  const read = vi.fn(async (ids: readonly number[]) => ids.map((id) => `refund of ${id}`));
  const load = rowLoader(read, turns);
  const asked: Promise<string>[] = [];
  const askInTime = async (id: number) => {
    for (let part = 0; part < 3; part += 1) {
      await turns.pass();
      work();
    }
    asked.push(load(id));
  };
  const asking: Promise<void>[] = [];
  for await (const id of rowsInTurns([1, 2, 3, 4], turns)) asking.push(askInTime(id));
  await Promise.all(asking);
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 4].map((id) => `refund of ${id}`));
  expect(read.mock.calls).toEqual([[[1, 2, 3, 4]]]);
});

test('a second list is read on its own', async () => {
  const read = vi.fn(async (ids: readonly number[]) => ids);
  const load = rowLoader(read, createTurns());
  await load(1);
  await Promise.all([load(2), load(1)]);
  expect(read.mock.calls).toEqual([[[1]], [[2]]]);
});
