import { expect, test } from 'vitest';
import type { Mail } from '#engine/domain/mail/mail.ts';
import { memoryShop } from '../testing/memory-shop.ts';

const RESET: Mail = {
  kind: 'password-reset',
  ...{ to: 'budi@example.test', language: 'en', name: 'Budi', username: 'budi', key: 'opens-the-account' },
};

test('an operator sees which letters wait, but not what opens an account', async () => {
  const { needs, usecases } = await memoryShop();
  await needs.unitOfWork(({ outbox }) => outbox.add(RESET));
  const [waiting] = await usecases.outbox.list({ state: 'waiting', limit: 5 });
  expect(waiting).toMatchObject({ state: 'waiting', mail: { to: RESET.to } });
  expect(JSON.stringify([waiting, await usecases.outbox.show(waiting?.id ?? 0)])).not.toContain('opens-the-account');
  expect(await usecases.outbox.show(404)).toBeNull();
});
