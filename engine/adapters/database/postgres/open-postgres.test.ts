import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { DatabaseUnreachable } from '../connection/errors.ts';
import { openDatabase } from '../open-database.ts';
import { freshPostgresUrl } from '../testing/databases.ts';
import { failOnError } from '../testing/template.ts';

const open = (url: string) => openDatabase({ kind: 'server', url, poolSize: 1 }, failOnError);

/** A port of this machine that nobody listens on. */
async function deadPort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('names a server that does not respond, without the password', async () => {
  const port = await deadPort();
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
