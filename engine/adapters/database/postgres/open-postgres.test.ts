import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseUnreachable } from '../connection/errors.ts';
import { openDatabase } from '../open-database.ts';
import { asciiPostgresUrl, freshPostgresUrl } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { failOnError } from '../testing/template.ts';

const open = (url: string) => openDatabase({ kind: 'server', url, poolSize: 1 }, failOnError);

test('names a server that does not respond, without the password', async () => {
  const port = await freePort();
  const refusal = await open(`postgres://shop:secret@127.0.0.1:${port}/shop`).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DatabaseUnreachable);
  expect(refusal).toMatchObject({ where: `127.0.0.1:${port}/shop`, cause: { code: 'ECONNREFUSED' } });
  expect(String(refusal)).not.toContain('secret');
});

test('distinguishes a missing database from a missing server', async () => {
  const { url, drop } = await freshPostgresUrl();
  await drop();
  await expect(open(url)).rejects.toMatchObject({ name: 'DatabaseUnreachable', cause: { code: '3D000' } });
});

test('refuses a database that cannot keep every letter', async () => {
  const { url, drop } = await asciiPostgresUrl();
  await expect(open(url)).rejects.toMatchObject({ name: 'DatabaseNotUtf8', encoding: 'SQL_ASCII' }).finally(drop);
});

test('has the server compile no statement', async () => {
  const { url, drop } = await freshPostgresUrl();
  const { db, close } = await open(url);
  const { rows } = await sql`show jit`.execute(db).finally(close);
  expect(rows).toEqual([{ jit: 'off' }]);
  await drop();
});
