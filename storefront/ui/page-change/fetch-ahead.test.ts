import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';
import { fetchedAhead } from './fetched-ahead.ts';

const LIST = 'https://shop.example/products.data?sale=1';
const OTHER = 'https://shop.example/products.data?stock=1';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  fetchedAhead.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(response: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async () => response());
}

const answerPlainly = () => answerWith(() => new Response('list', { headers: { 'X-Release': 'ours' } }));

test('what is fetched ahead stands as it came, with its headers', async () => {
  answerPlainly();
  fetchAhead(LIST);
  const response = await fetchedAhead.get(LIST);
  expect(response?.headers.get('X-Release')).toBe('ours');
  expect(await response?.text()).toBe('list');
});

test('only the last is kept, and not for long', () => {
  answerPlainly();
  fetchAhead(LIST);
  fetchAhead(OTHER);
  expect([...fetchedAhead.keys()]).toEqual([OTHER]);
  vi.runAllTimers();
  expect(fetchedAhead.size).toBe(0);
});

test.each([
  ['a redirect', () => new Response(null, { status: 202 })],
  ['a failure', () => new Response('busy', { status: 503 })],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is left to the router', async (_what, response) => {
  answerWith(response);
  fetchAhead(LIST);
  expect(await fetchedAhead.get(LIST)).toBeNull();
});
