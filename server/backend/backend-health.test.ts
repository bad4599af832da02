import { expect, test, vi } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { NoApiResponse } from '#storefront/gateway/transport/run-operation.ts';
import { watchBackendHealth } from './backend-health.ts';

const ANSWER = { data: {}, newSessionToken: null };
const QUESTION = { query: '{ cart { total } }', language: 'id' } as const;

function open() {
  const backend = vi.fn<CommerceApi>(async () => ANSWER);
  let time = 0;
  const health = watchBackendHealth(backend, () => time);
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { backend, health, wait };
}

test('asks every five seconds at most, however many want to know', async () => {
  const { backend, health, wait } = open();
  expect(await Promise.all([health.isUp(), health.isUp()])).toEqual([true, true]);
  expect(backend).toHaveBeenCalledOnce();
  wait(5000);
  backend.mockRejectedValueOnce(new NoApiResponse('silent'));
  expect([await health.isUp(), await health.isUp()]).toEqual([false, false]);
  wait(5000);
  expect(await health.isUp()).toBe(true);
});

test('notices how the requests of shoppers end', async () => {
  const { backend, health } = open();
  expect(health.wasUp()).toBe(true);
  backend.mockRejectedValueOnce(new NoApiResponse('silent'));
  await expect(health.api(QUESTION)).rejects.toThrow('silent');
  expect(health.wasUp()).toBe(false);
  expect(await health.api(QUESTION)).toBe(ANSWER);
  expect(health.wasUp()).toBe(true);
});
