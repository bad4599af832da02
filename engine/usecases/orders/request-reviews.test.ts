import { expect, test } from 'vitest';
import type { Product } from '#engine/domain/catalog/product.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { CALLER, emptyCatalog, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';

const days = (count: number) => new Date(NOON.getTime() + count * 86_400_000);

/** A shop whose order of two products was completed at noon, and whose catalog allows reviews of the first alone. */
async function afterDelivery() {
  const shop = await memoryShop({
    catalog: {
      ...emptyCatalog,
      productsByIds: async (ids) =>
        ids.map(
          (id, index) => ({ id, name: `Product ${id}`, slug: `p-${id}`, reviewsAllowed: index === 0 }) as Product,
        ),
    },
  });
  const { usecases, ids } = shop;
  await usecases.addToCart(CALLER, addRequest(ids.cleaner, 1));
  await usecases.addToCart(CALLER, addRequest(ids.octane, 1));
  const placed = await usecases.placeOrder(CALLER, checkout());
  if (!placed.ok) throw new Error(placed.refusal.code);
  const { id } = placed.value.order;
  await usecases.markPaid(id);
  await usecases.completeOrder({ id, message: '', shipment: null });
  const requests = () => shop.store.state.mails.filter(({ kind }) => kind === 'review-request');
  return { ...shop, order: placed.value.order, requests };
}

test('asks for reviews once, some days after the order was sent, of products that take them', async () => {
  const { usecases, at, requests, order, ids } = await afterDelivery();
  at(days(6.9));
  expect(await usecases.requestReviews()).toBe(0);
  at(days(7.1));
  expect(await usecases.requestReviews()).toBe(1);
  expect(await usecases.requestReviews()).toBe(0);
  const products = [{ name: `Product ${ids.cleaner}`, slug: `p-${ids.cleaner}` }];
  expect(requests()).toEqual([
    { kind: 'review-request', to: order.billing.email, language: order.language, orderId: order.id, products },
  ]);
});

test('asks nobody who has reviewed everything already', async () => {
  const { usecases, at, requests, order, ids, needs } = await afterDelivery();
  await needs.unitOfWork(({ reviews }) =>
    reviews.add({
      productId: Number(ids.cleaner),
      customerId: null,
      author: 'Budi',
      email: order.billing.email,
      rating: 5,
      text: 'Enteng.',
      language: 'id',
      writtenAt: NOON,
      verified: true,
      status: 'approved',
    }),
  );
  at(days(8));
  expect(await usecases.requestReviews()).toBe(0);
  expect(requests()).toEqual([]);
});

test('leaves orders alone that were sent long ago, and those refunded since', async () => {
  const { usecases, at, order } = await afterDelivery();
  at(days(38));
  expect(await usecases.requestReviews()).toBe(0);
  await usecases.refundOrder({ id: order.id, request: { kind: 'everything-left', reason: '', restock: false } });
  at(days(8));
  expect(await usecases.requestReviews()).toBe(0);
});
