import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFolder } from '#engine/adapters/database/testing/database-folder.ts';
import { type Child, startChild } from '#engine/adapters/database/testing/killed-child.ts';
import { startMailServer } from '#engine/adapters/mail/testing/mail-server.ts';

const EMAILS = 30;
/** The process is killed when the mail server has accepted so many, before the last one is marked as sent. */
const ACCEPTED = 7;
/** Longer than a claim holds. */
const LATER_MINUTES = 8;
/** Emails that are sent at a time. */
const MAX_CONCURRENT = 5;

test('sends every email when killed before marking one as sent; repeated emails have the same Message-ID', async () => {
  const dataFolder = dirname(await databaseFolder());
  const killed = Promise.withResolvers<void>();
  let accepted = 0;
  const { url, mailbox, close } = await startMailServer(() => {
    accepted += 1;
    // The email is accepted, and the process is killed before it learns so.
    if (accepted === ACCEPTED) killed.resolve(child.kill());
  });
  onTestFinished(close);
  const start = (minutes: number): Child =>
    startChild(new URL('./testing/send-until-killed.ts', import.meta.url), [
      dataFolder,
      url,
      String(EMAILS),
      String(minutes),
    ]);
  const child = start(0);
  await killed.promise;
  expect(child.lines).toEqual(['queued']);

  const next = start(LATER_MINUTES);
  await next.hasWritten(2);
  expect(next.lines).toEqual(['queued', 'waiting: 0']);
  await next.kill();
  const byId = Map.groupBy(mailbox, ({ headers }) => headers['message-id']);
  expect(byId.size).toBe(EMAILS);
  const repeated = mailbox.length - EMAILS;
  expect(repeated).toBeGreaterThan(0);
  expect(repeated).toBeLessThanOrEqual(MAX_CONCURRENT);
  for (const copies of byId.values()) expect(new Set(copies.map(({ text }) => text)).size).toBe(1);
});
