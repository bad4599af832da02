import { expect, test } from 'vitest';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { CALLER, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';

test('keeps nothing of a buyer who is erased while the pictures of a return are drawn', async () => {
  const shop = await memoryShop({
    async redrawPicture(file) {
      const erased = { who: 'budi@example.test', anonymizeOrders: true, force: true, store: true };
      unwrap(await shop.usecases.forgetCustomer(erased));
      return file;
    },
  });
  const { usecases, store, ids } = shop;
  unwrap(await usecases.addToCart(CALLER, addRequest(ids.cleaner)));
  const { order } = unwrap(await usecases.placeOrder(CALLER, checkout()));
  const { id, key, lines } = order;
  unwrap(await usecases.markPaid(id));
  unwrap(await usecases.completeOrder({ id, message: '', shipment: null }));
  const returned = await usecases.requestReturn(CALLER, {
    address: { id, key },
    request: {
      reason: 'damaged',
      lines: lines.map((line) => ({ lineId: line.id, quantity: 1 })),
      text: 'Botol untuk Budi retak.',
    },
    pictures: [new Uint8Array([255])],
    idempotencyKey: '',
  });
  expect(returned).toEqual({ ok: false, refusal: { code: 'ORDER_FORBIDDEN' } });
  expect(store.state.returns).toEqual([]);
  expect(store.state.mails.map(({ kind }) => kind)).not.toContain('return-requested');
});
