import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(err: unknown): unknown {
  const lines: string[] = [];
  createLogger('info', { write: (line) => lines.push(line) }).error({ err }, 'a field failed');
  const [line = '{}'] = lines;
  return JSON.parse(line);
}

test('an error is told with what it is called, where it happened, and why', () => {
  const cause = new Error('the disk is full');
  expect(logged(Object.assign(new TypeError('no order', { cause }), { code: '53100', table: 'orders' }))).toMatchObject(
    {
      msg: 'a field failed',
      err: {
        ...{ type: 'TypeError', message: 'no order: the disk is full', code: '53100', table: 'orders' },
        stack: expect.stringContaining('logger.test.ts'),
      },
    },
  );
});

test.each([
  ['the row that a database refused', { detail: 'Failing row contains (1, budi@secret.example, $argon2id$…).' }],
  ['the payment of a gateway’s error', { payment_intent: { client_secret: 'secret' }, raw: { headers: 'secret' } }],
  ['the reader of a letter', { envelope: { to: 'budi@secret.example' }, where: 'secret' }],
])('%s is not told', (_case, facts) => {
  const text = JSON.stringify(logged(Object.assign(new Error('failed'), facts)));
  expect(text).not.toMatch(/secret|argon2/);
});

test('what is thrown and is no error may hold anything, and is not told', () => {
  expect(logged({ password: 'secret' })).toMatchObject({ err: { type: 'object' } });
});
