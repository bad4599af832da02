import { expect, test } from 'vitest';
import { openBeside } from './open-shop-database.ts';

test.each([
  ['the embedded database while modules are loaded', null, ['opened', 'loaded']],
  ['a server’s once they are loaded', 'postgres://127.0.0.1/shop', ['loaded', 'opened']],
])('opens %s', async (_which, databaseUrl, order) => {
  const done: string[] = [];
  const loading = Promise.resolve().then(() => done.push('loaded'));
  await openBeside(loading, { databaseUrl }, async () => done.push('opened'));
  await loading;
  expect(done).toEqual(order);
});

test('opens no server’s database where the modules cannot be loaded', async () => {
  const broken = new Error('a module is missing');
  const opening = openBeside(
    Promise.reject(broken),
    { databaseUrl: 'postgres://127.0.0.1/shop' },
    async () => 'opened',
  );
  await expect(opening).rejects.toBe(broken);
});
