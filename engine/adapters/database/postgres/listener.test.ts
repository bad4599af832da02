import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { createStores } from '../stores.ts';
import { freshPostgresUrl } from '../testing/databases.ts';
import { failOnError } from '../testing/template.ts';
import { listen } from './listener.ts';

/** Lets everything pass until the server is to refuse that somebody listens, as a standby does. */
const spoiling = (isSpoiled: () => boolean) =>
  new Transform({
    transform(bytes: Buffer, _encoding, done) {
      const text = bytes.toString('latin1');
      done(null, isSpoiled() ? Buffer.from(text.replace('listen ', 'listem '), 'latin1') : bytes);
    },
  });

/** A wire to a database that can be cut so that neither end hears of it. */
async function wireTo(url: string) {
  let isSpoiled = false;
  const { port, searchParams } = new URL(url);
  const path = `${searchParams.get('host')}/.s.PGSQL.${port || 5432}`;
  const pairs: (readonly [Socket, Socket])[] = [];
  const server = createServer((near) => {
    const far = connect({ path });
    pairs.push([near, far]);
    near.pipe(spoiling(() => isSpoiled)).pipe(far);
    far.pipe(near);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const ends of pairs) for (const end of ends) end.destroy();
    server.close();
  });
  const wired = new URL(url);
  wired.search = '';
  wired.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const [near, far] of pairs) {
      near.unpipe();
      far.unpipe(near);
    }
  };
  const refuseListening = () => {
    isSpoiled = true;
    for (const [near] of pairs) near.destroy();
  };
  return { url: wired.href, cut, refuseListening };
}

test('notices a silently dropped connection and reports the gap', async () => {
  const { url, drop } = await freshPostgresUrl();
  onTestFinished(drop);
  const wire = await wireTo(url);
  const [onGap, onError, onNotification] = [vi.fn(), vi.fn(), vi.fn()];
  const listener = await listen({ url: wire.url, heartbeat: 3000, onError, onGap, onNotification });
  onTestFinished(() => listener.close());

  wire.cut();
  await expect.poll(() => onGap).toHaveBeenCalled();

  const speaker = await openDatabase({ kind: 'server', url, poolSize: 1 }, failOnError);
  const announce = () => createStores(speaker).unitOfWork(({ changes }) => changes.announce([{ kind: 'articles' }]));
  // More than once: on a busy machine a heartbeat may be late, and what is announced during its gap is not heard.
  const received = async () => {
    await announce();
    return onNotification.mock.calls.flat();
  };
  await expect.poll(received, { interval: 500 }).toContain('[{"kind":"articles"}]');
  await speaker.close();
});

test('closes without waiting for a server that does not respond', async () => {
  const { url, drop } = await freshPostgresUrl();
  onTestFinished(drop);
  const wire = await wireTo(url);
  const listener = await listen({ url: wire.url, onError: vi.fn(), onGap: vi.fn(), onNotification: vi.fn() });
  wire.cut();
  await listener.close();
});

test('leaves no connection at a server that refuses it', async () => {
  const { url, drop } = await freshPostgresUrl();
  onTestFinished(drop);
  const wire = await wireTo(url);
  const [onGap, onError, onNotification] = [vi.fn(), vi.fn(), vi.fn()];
  const listener = await listen({ url: wire.url, onError, onGap, onNotification });
  onTestFinished(() => listener.close());
  wire.refuseListening();
  const refusals = () => onError.mock.calls.filter(([error]) => String(error).includes('syntax error'));
  await expect.poll(() => refusals().length).toBeGreaterThan(2);
  const server = await openDatabase({ kind: 'server', url, poolSize: 1 }, failOnError);
  onTestFinished(() => server.close());
  const listening = () =>
    sql`select from pg_stat_activity where datname = current_database() and query ilike 'liste_ catalogue%'`
      .execute(server.db)
      .then(({ rows }) => rows.length);
  // The database's own listener; and the one that tries, which is there for a moment.
  expect(await listening()).toBeLessThan(3);
  expect(onGap).not.toHaveBeenCalled();
});
