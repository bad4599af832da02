import { expect, test } from 'vitest';
import { SITE } from '#contract/site.ts';
import { loadTimeZone } from './load-time-zone.ts';

test.each([
  ['the backend’s own', 'America/New_York', 'America/New_York'],
  ['hours from UTC', '+09:00', '+09:00'],
  ['the shop’s where the backend has hours from UTC, which it does not tell', '', SITE.timeZone],
  ['the shop’s where the backend tells none', null, SITE.timeZone],
  ['the shop’s where no browser would know it', 'Mars/Olympus', SITE.timeZone],
])('the zone is %s', async (_case, timezone, expected) => {
  const api = async () => ({ data: { generalSettings: { timezone } }, newSessionToken: null });
  expect(await loadTimeZone(api)).toBe(expected);
});

test('the zone is the shop’s where the backend hides its settings, and a failure is one', async () => {
  const refusing = (message: string) => async () => ({ errors: [{ message }], newSessionToken: null });
  expect(await loadTimeZone(refusing('Cannot query field "generalSettings" on type "RootQuery".'))).toBe(SITE.timeZone);
  await expect(loadTimeZone(refusing('Internal server error'))).rejects.toThrow('Internal server error');
});
