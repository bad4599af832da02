import { expect, test } from 'vitest';
import { ATTEMPT_LIMITS } from '#engine/domain/rate-limits/attempt-limits.ts';
import { memoryShop } from '../testing/memory-shop.ts';

const MESSAGE = { name: 'Sari', email: 'sari@example.test', phone: '0812 3456', message: 'Apakah 10W-40 cocok?' };

test('mails the message to the shop in the shop’s language, and limits the attempts', async () => {
  const { store, usecases } = await memoryShop();
  for (let turn = 0; turn < ATTEMPT_LIMITS.contact.everywhere.attempts; turn++) {
    expect(await usecases.sendContactMessage(MESSAGE, '203.0.113.7')).toEqual({ ok: true, value: null });
  }
  expect(store.state.mails.at(-1)).toEqual({ kind: 'contact', to: 'shop@example.test', language: 'id', ...MESSAGE });
  const queued = store.state.mails.length;
  expect(await usecases.sendContactMessage(MESSAGE, '198.51.100.7')).toMatchObject({
    ok: false,
    refusal: { code: 'TOO_MANY_TRIES' },
  });
  expect(store.state.mails).toHaveLength(queued);
});
