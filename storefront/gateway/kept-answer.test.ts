import { expect, test, vi } from 'vitest';
import { keepAnswer } from './kept-answer.ts';

function backend() {
  const load = vi.fn(async () => ['ID', 'SG']);
  let time = 0;
  const now = () => time;
  const later = (ms: number) => {
    time += ms;
  };
  return { load, now, later };
}

test('another backend is asked once, and again when the answer is old', async () => {
  const { load, now, later } = backend();
  const countries = keepAnswer({ load, maxAgeMs: 1000, now });
  expect(await Promise.all([countries(), countries()])).toEqual([
    ['ID', 'SG'],
    ['ID', 'SG'],
  ]);
  later(999);
  await countries();
  expect(load).toHaveBeenCalledOnce();
  later(1);
  await countries();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the own engine is asked each time', async () => {
  const { load, now } = backend();
  const countries = keepAnswer({ load, maxAgeMs: null, now });
  await countries();
  await countries();
  expect(load).toHaveBeenCalledTimes(2);
});

test('after a failure the next shopper asks again', async () => {
  const { load, now } = backend();
  load.mockRejectedValueOnce(new Error('down'));
  const countries = keepAnswer({ load, maxAgeMs: 1000, now });
  await expect(countries()).rejects.toThrow('down');
  expect(await countries()).toEqual(['ID', 'SG']);
});
