import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DATABASES, freshPostgres } from '../testing/databases.ts';
import { isTransientError } from './errors.ts';

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(DATABASES)('an error of %s', (_name, open) => {
  test('is not transient when the same work would fail again', async () => {
    const { db, close } = await open();
    const faults = [sql`select 1 / 0`, sql`insert into revisions (kept_until) values (null)`, sql`selec 1`];
    for (const fault of faults) expect(isTransientError(await errorOf(fault.execute(db)))).toBe(false);
    await close();
    expect(isTransientError(new TypeError('x is not a function'))).toBe(false);
  });
});

test('is transient when the server ends the connection or is not there', async () => {
  const { db, close } = await freshPostgres({ onError: () => {} });
  const ended = errorOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
  expect(isTransientError(await ended)).toBe(true);
  await close();
  expect(isTransientError(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe(true);
});
