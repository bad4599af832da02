import { expect, test } from 'vitest';
import { NoConnection } from '#engine/adapters/database/connection/errors.ts';
import { withRequestId } from './current-request.ts';
import { createLogger } from './logger.ts';

function logged(err: unknown): unknown {
  const lines: string[] = [];
  createLogger('info', { write: (line) => lines.push(line) }).error({ err }, 'a field failed');
  const [line = '{}'] = lines;
  return JSON.parse(line);
}

test('leaves to whoever looks for it what a database that is away means for each request', () => {
  const written = (level: string) => {
    const lines: string[] = [];
    const logger = createLogger(level, { write: (line) => lines.push(line) });
    logger.error({ err: new NoConnection(new Error('connect ECONNREFUSED')) }, 'a page failed');
    return lines.length;
  };
  expect([written('info'), written('debug')]).toEqual([0, 1]);
});

test('logs type, message, stack and code of an error', () => {
  const cause = new Error('the disk is full');
  expect(logged(Object.assign(new TypeError('no order', { cause }), { code: '53100', table: 'orders' }))).toMatchObject(
    {
      msg: 'a field failed',
      err: {
        type: 'TypeError',
        message: 'no order: the disk is full',
        code: '53100',
        table: 'orders',
        stack: expect.stringContaining('logger.test.ts'),
      },
    },
  );
});

test.each([
  ['the row that a database refused', { detail: 'Failing row contains (1, budi@secret.example, $argon2id$…).' }],
  ['the payment of a gateway’s error', { payment_intent: { client_secret: 'secret' }, raw: { headers: 'secret' } }],
  ['the recipient of an email', { envelope: { to: 'budi@secret.example' }, where: 'secret' }],
])('does not log %s', (_case, facts) => {
  const text = JSON.stringify(logged(Object.assign(new Error('failed'), facts)));
  expect(text).not.toMatch(/secret|argon2/);
});

test('does not log thrown values that are no errors', () => {
  expect(logged({ password: 'secret' })).toMatchObject({ err: { type: 'object' } });
});

test('logs the beginning of a message that quotes a visitor at length', () => {
  expect(JSON.stringify(logged(new Error('x'.repeat(100_000)))).length).toBeLessThan(20_000);
});

test('names the request in whose work something happened', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  await Promise.all(
    ['one', 'two'].map((id) =>
      withRequestId(id, async () => {
        await Promise.resolve();
        logger.warn(`work of ${id}`);
      }),
    ),
  );
  logger.warn('a job');
  expect(lines.map((line) => JSON.parse(line)).map(({ requestId, msg }) => [requestId, msg])).toEqual([
    ['one', 'work of one'],
    ['two', 'work of two'],
    [undefined, 'a job'],
  ]);
});
