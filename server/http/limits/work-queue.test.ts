import { expect, test } from 'vitest';
import type { Importance } from './overload.ts';
import { createWorkQueue } from './work-queue.ts';

test('begins with what is most important', async () => {
  const begin = createWorkQueue();
  const begun: Importance[] = [];
  const asked: readonly Importance[] = ['reading', 'shopping', 'reading', 'ordering', 'kept'];
  await Promise.all(asked.map((importance) => begin(importance).then(() => begun.push(importance))));
  expect(begun).toEqual(['ordering', 'kept', 'shopping', 'reading', 'reading']);
});

test('lets others in between pieces of work that take longer than a turn', async () => {
  const begin = createWorkQueue();
  let turns = 0;
  let isDone = false;
  const others = () => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const busy = async () => {
    await begin('reading');
    const end = performance.now() + 25;
    while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: 6 }, busy));
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(6);
});
