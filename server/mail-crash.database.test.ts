import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Child, startChild } from '#engine/adapters/database/testing/killed-child.ts';
import { databaseFolder } from '#engine/adapters/database/testing/temporary-folders.ts';
import { startMailServer } from '#engine/adapters/mail/testing/mail-server.ts';

const OWED = 30;
/** The blow falls when the mail server has taken so many, before the shop has marked the last of them. */
const TAKEN = 7;
/** Longer than a claim holds. */
const LATER_MINUTES = 8;
/** What may be on its way at a time. */
const AT_A_TIME = 5;

test('a blow between the mail server’s yes and the mark loses no letter, and a repeated one can be told', async () => {
  const dataFolder = dirname(await databaseFolder());
  const blow = Promise.withResolvers<void>();
  let taken = 0;
  const { url, mailbox, close } = await startMailServer(() => {
    taken += 1;
    // The letter is taken, and the shop does not live to hear it.
    if (taken === TAKEN) blow.resolve(child.kill());
  });
  onTestFinished(close);
  const start = (minutes: number): Child =>
    startChild(new URL('./testing/send-until-killed.ts', import.meta.url), [
      ...[dataFolder, url, String(OWED), String(minutes)],
    ]);
  const child = start(0);
  await blow.promise;
  expect(child.lines).toEqual(['owed']);

  const next = start(LATER_MINUTES);
  await next.said(2);
  expect(next.lines).toEqual(['owed', 'waiting: 0']);
  await next.kill();
  const byId = Map.groupBy(mailbox, ({ headers }) => headers['message-id']);
  expect(byId.size).toBe(OWED);
  const repeated = mailbox.length - OWED;
  expect(repeated).toBeGreaterThan(0);
  expect(repeated).toBeLessThanOrEqual(AT_A_TIME);
  for (const copies of byId.values()) expect(new Set(copies.map(({ text }) => text)).size).toBe(1);
});
