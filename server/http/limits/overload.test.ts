import { expect, test } from 'vitest';
import { createOverload, type Importance, type Leave } from './overload.ts';

const beginAtOnce = async () => undefined;

/** A process that works on all its requests alike, and gives an answer every so many milliseconds. */
function openProcess(interval: number) {
  let time = 0;
  const overload = createOverload({ now: () => time, begin: beginAtOnce });
  const atWork: { readonly leave: Promise<Leave>; readonly since: number }[] = [];
  const waits: number[] = [];
  return {
    overload,
    atWork,
    waits,
    /** Whether the request is let in. */
    ask(importance: Importance): boolean {
      const leave = overload.admit(importance);
      if (leave) atWork.push({ leave, since: time });
      return leave !== null;
    },
    async answer(): Promise<void> {
      time += interval;
      const first = atWork.shift();
      if (!first) return;
      waits.push(time - first.since);
      (await first.leave)();
    },
    stall(milliseconds: number): void {
      time += milliseconds;
    },
  };
}

/** Twice as many requests as can be answered, for a while. */
async function flood(interval: number) {
  const process = openProcess(interval);
  let refused = 0;
  for (let round = 0; round < 2000; round++) {
    for (const _ of [1, 2]) if (!process.ask('reading')) refused += 1;
    await process.answer();
  }
  return { ...process, refused };
}

test.each([2, 5, 10, 15])(
  'of twice as many as it can answer, one each %i ms, it lets in half, and they wait for half a second',
  async (interval) => {
    const { waits, refused } = await flood(interval);
    expect(Math.max(...waits.slice(500))).toBeLessThan(500);
    expect(Math.min(...waits.slice(500))).toBeGreaterThan(250);
    expect(refused / 4000).toBeGreaterThan(0.45);
  },
);

test('lets in whoever has a cart when it lets in no more readers, and orders and kept pages when it lets in nobody else', async () => {
  const process = await flood(10);
  while (process.ask('reading'));
  let shoppers = 0;
  while (process.ask('shopping')) shoppers += 1;
  expect(shoppers).toBeGreaterThan(10);
  expect([process.ask('reading'), process.ask('ordering'), process.ask('kept')]).toEqual([false, true, true]);
});

test('lets a few in at once however slow the machine is', async () => {
  const process = await flood(500);
  while (process.ask('reading'));
  expect(process.atWork).toHaveLength(20);
});

test('lets nobody in while nothing is answered', () => {
  const process = openProcess(1);
  for (let count = 0; count < 20; count++) process.ask('reading');
  expect(process.ask('reading')).toBe(true);
  process.stall(600);
  expect([process.ask('reading'), process.ask('shopping')]).toEqual([false, true]);
  process.stall(600);
  expect(process.ask('shopping')).toBe(false);
});

test('is not busy with a few slow requests, one after the other', async () => {
  const process = openProcess(300);
  for (let count = 0; count < 200; count++) {
    process.ask('shopping');
    await process.answer();
  }
  for (let count = 0; count < 40; count++) expect(process.ask('reading')).toBe(true);
});

test('orders that wait for their payment gateway keep nobody else out, and are bounded themselves', () => {
  const process = openProcess(10);
  let orders = 0;
  while (process.ask('ordering')) orders += 1;
  expect([orders, process.ask('reading')]).toEqual([400, true]);
});

test('the next is let in when an answer is given, once for each', async () => {
  const overload = createOverload({ now: () => 0, begin: beginAtOnce });
  const leaves = Array.from({ length: 400 }, () => overload.admit('ordering'));
  expect(overload.admit('ordering')).toBeNull();
  const leave = await leaves[0];
  leave?.();
  leave?.();
  expect([overload.admit('ordering') !== null, overload.admit('ordering')]).toEqual([true, null]);
});
