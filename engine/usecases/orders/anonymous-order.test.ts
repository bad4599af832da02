import { expect, test } from 'vitest';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { CALLER, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';

test('nothing is written to the buyer of an order that was made anonymous, but operators may note', async () => {
  const { usecases, store, ids } = await memoryShop();
  unwrap(await usecases.addToCart(CALLER, addRequest(ids.cleaner)));
  const { order } = unwrap(await usecases.placeOrder(CALLER, checkout()));
  store.state.orders[0] = { ...order, billing: { ...order.billing, email: '' } };
  const mails = store.state.mails.length;
  const { id } = order;
  const refused = { ok: false, refusal: { code: 'ORDER_ANONYMOUS', id } };
  expect(await usecases.addOrderNote({ id, text: 'Sudah dikirim', isForBuyer: true })).toEqual(refused);
  expect(await usecases.sendMailAgain({ id, kind: null })).toEqual(refused);
  unwrap(await usecases.addOrderNote({ id, text: 'Kardus basah', isForBuyer: false }));
  expect((await usecases.orders.show(id))?.notes).toMatchObject([{ text: 'Kardus basah', isForBuyer: false }]);
  expect(store.state.mails).toHaveLength(mails);
});
