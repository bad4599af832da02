import { expect, test, vi } from 'vitest';
import type { Mail } from '#engine/domain/mail/mail.ts';
import { memoryShop } from '../testing/memory-shop.ts';
import { wakeAfterCommit } from './outbox.ts';

const RESET: Mail = {
  kind: 'password-reset',
  to: 'budi@example.test',
  language: 'en',
  name: 'Budi',
  username: 'budi',
  key: 'opens-the-account',
};

test('shows an operator the waiting mails without their secrets', async () => {
  const { needs, usecases } = await memoryShop();
  await needs.unitOfWork(({ outbox }) => outbox.add(RESET));
  const [waiting] = await usecases.outbox.list({ state: 'waiting', limit: 5 });
  expect(waiting).toMatchObject({ state: 'waiting', mail: { to: RESET.to } });
  expect(JSON.stringify([waiting, await usecases.outbox.show(waiting?.id ?? 0)])).not.toContain('opens-the-account');
  expect(await usecases.outbox.show(404)).toBeNull();
});

test('wakes the relay only after a commit that has put mail into the outbox', async () => {
  const { needs } = await memoryShop();
  const wake = vi.fn();
  const unitOfWork = wakeAfterCommit(needs.unitOfWork, wake);
  await unitOfWork(async () => 'nothing');
  const failed = unitOfWork(async ({ outbox }) => {
    await outbox.add(RESET);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(wake).not.toHaveBeenCalled();
  expect(await unitOfWork(async ({ outbox }) => outbox.add(RESET))).toBeUndefined();
  expect(wake).toHaveBeenCalledOnce();
});
