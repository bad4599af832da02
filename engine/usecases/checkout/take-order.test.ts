import { expect, test } from 'vitest';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { memoryShop } from '../testing/memory-shop.ts';
import { REGISTRATION } from '../testing/requests.ts';
import { takeOrder } from './take-order.ts';

test('takes no order for an account that is erased meanwhile', async () => {
  const { needs, store, usecases } = await memoryShop();
  const budi = unwrap(await usecases.registerCustomer({ guestId: null, language: 'en' }, REGISTRATION));
  await store.unitOfWork(({ customers }) => customers.remove(budi.id));
  const begun: typeof needs = {
    ...needs,
    unitOfWork: (work) =>
      needs.unitOfWork((shop) => work({ ...shop, customers: { ...shop.customers, find: async () => budi } })),
  };
  const taken = await takeOrder(begun, {
    customerId: budi.id,
    items: [{ sku: 'CLEANER', quantity: 1 }],
    codes: [],
    billing: JAKARTA,
    shipping: {},
    shippingMethod: '',
    paymentMethod: null,
    note: '',
    language: null,
    store: true,
  });
  expect(taken).toEqual({ ok: false, refusal: { code: 'CUSTOMER_FORBIDDEN' } });
  expect(store.state.orders).toEqual([]);
});
