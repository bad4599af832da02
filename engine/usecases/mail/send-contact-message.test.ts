import { expect, test } from 'vitest';
import { TRY_LIMITS } from '#engine/domain/tries/try-limits.ts';
import { memoryShop } from '../testing/memory-shop.ts';

const WISH = { name: 'Sari', email: 'sari@example.test', phone: '0812 3456', message: 'Apakah 10W-40 cocok?' };

test('a message is mail to the shop, in the shop’s language, and only so often', async () => {
  const { store, usecases } = await memoryShop();
  for (let turn = 0; turn < TRY_LIMITS.contact.subject.tries; turn++) {
    expect(await usecases.sendContactMessage(WISH, '203.0.113.7')).toEqual({ ok: true, value: null });
  }
  expect(store.state.mails.at(-1)).toEqual({ kind: 'contact', to: 'shop@example.test', language: 'id', ...WISH });
  const owed = store.state.mails.length;
  expect(await usecases.sendContactMessage(WISH, '198.51.100.7')).toMatchObject({
    ok: false,
    refusal: { code: 'TOO_MANY_TRIES' },
  });
  expect(store.state.mails).toHaveLength(owed);
});
