import { expect, test } from 'vitest';
import { clockLead } from './database-clock.ts';
import { DATABASES } from './testing/databases.ts';

/** Of a busy machine, in milliseconds. */
const PATIENCE = 20_000;

test.each(DATABASES)('tells a clock that differs from that of %s', async (_name, open) => {
  const database = await open();
  expect(Math.abs(await clockLead(database.db, Date.now))).toBeLessThan(PATIENCE);
  const lead = await clockLead(database.db, () => Date.now() - 600_000);
  expect(Math.abs(lead + 600_000)).toBeLessThan(PATIENCE);
  await database.close();
});
