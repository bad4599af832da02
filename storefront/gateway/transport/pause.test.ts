import { expect, test } from 'vitest';
import { createPause } from './pause.ts';

const START = Date.parse('2026-11-28T10:00:00Z');

test.each([
  [429, '30', 30_000],
  [503, 'Sat, 28 Nov 2026 10:00:20 GMT', 20_000],
  [503, '3600', 60_000],
  [403, null, 1000],
  [429, '0', 1000],
  [429, 'soon', 1000],
])('status %i with Retry-After %s is a pause of %i milliseconds', (status, retryAfter, milliseconds) => {
  let time = START;
  const pause = createPause(() => time);
  pause.notice({ status, headers: new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter }) });
  time = START + milliseconds - 1;
  expect(pause.isOn()).toBe(true);
  time += 1;
  expect(pause.isOn()).toBe(false);
});

test.each([200, 404, 500, 502, 504])('status %i is no pause', (status) => {
  const pause = createPause(() => START);
  pause.notice({ status, headers: new Headers({ 'Retry-After': '30' }) });
  expect(pause.isOn()).toBe(false);
});
