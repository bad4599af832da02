import { expect, test, vi } from 'vitest';
import { priceJob } from './price-job.ts';

const BEGIN = new Date('2026-11-28T17:00:00Z');
const END = new Date('2026-11-29T17:00:00Z');

function open(from: Date) {
  const clock = { now: from };
  const onPricesChanged = vi.fn(async () => {});
  const nextPriceChange = async (after: Date) => [BEGIN, END].find((instant) => instant > after) ?? null;
  const job = priceJob({ nextPriceChange, now: () => clock.now, onPricesChanged });
  const runAt = async (at: Date) => {
    clock.now = at;
    await job.run(new AbortController().signal);
    return onPricesChanged.mock.calls.length;
  };
  return { runAt, onPricesChanged };
}

const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

test('shows the prices once when a sale begins, and once when it ends', async () => {
  const { runAt } = open(after(BEGIN, -2000));
  expect(await runAt(after(BEGIN, -1))).toBe(0);
  expect(await runAt(BEGIN)).toBe(1);
  expect(await runAt(after(BEGIN, 1000))).toBe(1);
  expect(await runAt(after(END, 900))).toBe(2);
  expect(await runAt(after(END, 1900))).toBe(2);
});

test('shows them once where a machine has slept through both', async () => {
  const { runAt } = open(after(BEGIN, -2000));
  expect(await runAt(after(END, 60_000))).toBe(1);
});

test('shows nothing for sales before the start', async () => {
  const { runAt } = open(after(END, 1));
  expect(await runAt(after(END, 1001))).toBe(0);
});

test('tries again after a failure', async () => {
  const { runAt, onPricesChanged } = open(after(BEGIN, -1));
  onPricesChanged.mockRejectedValueOnce(new Error('away'));
  await expect(runAt(BEGIN)).rejects.toThrow('away');
  expect(await runAt(after(BEGIN, 1000))).toBe(2);
});
