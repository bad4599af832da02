import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { createTurns, jsonInTurns, rowsInTurns } from './turns.ts';

/** Keeps the process busy for longer than one turn. */
function work(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

/** How often others came in between while something was done. */
async function interruptions(act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  let isDone = false;
  const others = () => {
    if (isDone) return;
    count += 1;
    setImmediate(others);
  };
  setImmediate(others);
  await act();
  isDone = true;
  return count;
}

test('others come in between after each turn', async () => {
  const seen: number[] = [];
  const count = await interruptions(async () => {
    for await (const row of rowsInTurns([1, 2, 3, 4], createTurns())) {
      work();
      seen.push(row);
    }
  });
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(count).toBeGreaterThanOrEqual(3);
});

test('of many parts that wait one goes on in each turn', async () => {
  const turns = createTurns();
  const part = async () => {
    await turns.pass();
    work();
  };
  expect(await interruptions(() => Promise.all(Array.from({ length: 6 }, part)))).toBeGreaterThanOrEqual(5);
});

test('a short request never waits', async () => {
  await new Promise(setImmediate);
  expect(createTurns().pass()).toBeNull();
});

test.each([
  { data: { products: { nodes: [{ name: 'Oil "10W-40"', price: null, tags: [] }, { name: 'é' }] } } },
  { errors: [new GraphQLError('no', { extensions: { code: 'NO' } })], data: undefined },
  { data: { a: { b: { c: [{ d: { e: { f: { g: [1, { h: true }] } } } }] } } } },
  {},
  [],
])('writes %j as JSON.stringify does', async (value) => {
  expect(await jsonInTurns(value, createTurns())).toBe(JSON.stringify(value));
});
