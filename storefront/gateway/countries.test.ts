import { expect, test, vi } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { createCountries } from './countries.ts';

function backend() {
  const api = vi.fn<CommerceApi>(async () => ({
    data: { allowedCountries: ['ID', null, 'SG'] },
    newSessionToken: null,
  }));
  let time = 0;
  const now = () => time;
  const later = (ms: number) => {
    time += ms;
  };
  return { api, now, later };
}

test('another backend is asked once, and again when the answer is old', async () => {
  const { api, now, later } = backend();
  const countries = createCountries({ api, maxAgeMs: 1000, now });
  expect(await Promise.all([countries(), countries()])).toEqual([
    ['ID', 'SG'],
    ['ID', 'SG'],
  ]);
  later(999);
  await countries();
  expect(api).toHaveBeenCalledOnce();
  later(1);
  await countries();
  expect(api).toHaveBeenCalledTimes(2);
});

test('the own engine is asked each time', async () => {
  const { api, now } = backend();
  const countries = createCountries({ api, maxAgeMs: null, now });
  await countries();
  await countries();
  expect(api).toHaveBeenCalledTimes(2);
});

test('after a failure the next shopper asks again', async () => {
  const { api, now } = backend();
  api.mockRejectedValueOnce(new Error('down'));
  const countries = createCountries({ api, maxAgeMs: 1000, now });
  await expect(countries()).rejects.toThrow('down');
  expect(await countries()).toEqual(['ID', 'SG']);
});
