import { expect, test } from 'vitest';
import { memoryShop } from './testing/memory-shop.ts';

test('an account that nobody has cannot be removed', async () => {
  const { usecases } = await memoryShop();
  expect(await usecases.removeCustomer(404)).toEqual({ ok: false, refusal: { code: 'CUSTOMER_UNKNOWN', id: 404 } });
});
