import { expect, test } from 'vitest';
import { simpleProduct } from '#engine/domain/testing/products.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import { CALLER, emptyCatalog, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

test('shows a return with its products in the language of the operator, and answers it once', async () => {
  const names = { id: 'Pembersih Sistem', en: 'System Cleaner' };
  const catalog: Catalog = {
    ...emptyCatalog,
    productsByIds: async (ids, language) => ids.map((id) => simpleProduct({ id, name: names[language] })),
  };
  const { usecases, ids } = await memoryShop({ catalog });
  await usecases.addToCart(CALLER, addRequest(ids.cleaner, 2));
  const { order } = unwrap(await usecases.placeOrder(CALLER, checkout()));
  await usecases.markPaid(order.id);
  await usecases.completeOrder({ id: order.id, message: '', shipment: null });
  const lines = order.lines.map(({ id }) => ({ lineId: id, quantity: 1 }));
  const { id } = unwrap(
    await usecases.requestReturn(CALLER, {
      address: { id: order.id, key: order.key },
      request: { reason: 'damaged', lines, text: 'The cap of the bottle is broken.' },
      pictures: [],
      idempotencyKey: '',
    }),
  );
  const operator = operatorOf(usecases, 'id');
  const returns = (command: string) => operator('returns', command, String(id));
  expect((await returns('show')).out).toContain(`Barang: 1 × ${names.id}`);
  expect((await returns('approve')).code).toBe(0);
  expect(await returns('approve')).toMatchObject({ code: 1, out: '' });
  expect(await operator('returns', 'show', '4711')).toMatchObject({ code: 1, out: '' });
});
