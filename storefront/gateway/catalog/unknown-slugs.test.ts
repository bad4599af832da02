import { expect, test, vi } from 'vitest';
import { createUnknownSlugs } from './unknown-slugs.ts';

const MISSING = async (): Promise<string | null> => null;

test('what the backend does not know is asked again after a minute', async () => {
  let now = 0;
  const askUnlessUnknown = createUnknownSlugs(() => now);
  const ask = vi.fn(MISSING);
  await askUnlessUnknown('product en oil', ask);
  now = 60_000;
  await askUnlessUnknown('product en oil', ask);
  expect(ask).toHaveBeenCalledOnce();
  now = 60_001;
  ask.mockResolvedValueOnce('oil');
  expect(await askUnlessUnknown('product en oil', ask)).toBe('oil');
  expect(await askUnlessUnknown('product id oil', MISSING)).toBe(null);
});

test('no more than the last thousand are remembered', async () => {
  const askUnlessUnknown = createUnknownSlugs(() => 0);
  for (let number = 0; number <= 1000; number += 1) await askUnlessUnknown(String(number), MISSING);
  const ask = vi.fn(MISSING);
  await askUnlessUnknown('1000', ask);
  expect(ask).not.toHaveBeenCalled();
  await askUnlessUnknown('0', ask);
  expect(ask).toHaveBeenCalledOnce();
});

test('a failure is no answer', async () => {
  const askUnlessUnknown = createUnknownSlugs(() => 0);
  await expect(askUnlessUnknown('oil', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await askUnlessUnknown('oil', async () => 'oil')).toBe('oil');
});
