import { expect, test } from 'vitest';
import { type Connection, isPooled } from './detect-pooler.ts';

/** Processes of a server, the one that was used last first, lent out for a transaction or a whole connection. */
function createServer(lendsFor: 'transaction' | 'connection'): () => Connection {
  const idle: number[] = [];
  let started = 100;
  const lend = () => {
    started += 1;
    return idle.pop() ?? started;
  };
  return () => {
    let own: number | null = null;
    let isInTransaction = false;
    return {
      async query(text) {
        const pid = own ?? lend();
        own = pid;
        if (text === 'begin') isInTransaction = true;
        if (text === 'rollback') isInTransaction = false;
        if (lendsFor === 'transaction' && !isInTransaction) {
          idle.push(pid);
          own = null;
        }
        return { rows: [{ pid }] as never };
      },
    };
  };
}

test.each([
  ['transaction', true],
  ['connection', false],
] as const)('a server process lent out for a %s', async (lendsFor, pooled) => {
  const connect = createServer(lendsFor);
  expect(await isPooled(connect(), connect())).toBe(pooled);
  const [busy, one, other] = [connect(), connect(), connect()];
  await busy.query('begin');
  expect(await isPooled(one, other)).toBe(pooled);
});
