import { beforeEach, describe, expect, test } from 'vitest';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { type MemoryCardShop, memoryCardShop } from '../testing/card-orders.ts';
import { CALLER, guest } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';

let shop: MemoryCardShop;
beforeEach(async () => {
  shop = await memoryCardShop();
});

const find = async (id: number) => (await shop.usecases.orders.show(id))?.order;
const balances = async () => (await shop.usecases.giftCards.list()).map(({ balance }) => balance);
const usesOf = async (code: string) => unwrap(await shop.usecases.coupons.show(code)).uses;

/** Placed with a coupon that can be used once and a gift card of 500. Its bank card was declined. */
async function declined() {
  unwrap(await shop.usecases.coupons.save([draftCoupon('last', { usageLimit: 1 })]));
  const { code } = unwrap(await shop.usecases.giftCards.issue({ amount: 500, expiresAt: null, note: '' }));
  unwrap(await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 2)));
  for (const one of ['last', code]) unwrap(await shop.usecases.applyCoupon(CALLER, one));
  const order = await shop.ordered();
  shop.provider.change(order.intent, { declineCode: 'insufficient_funds' });
  await shop.usecases.syncOrderPayments(CALLER, { id: order.id });
  expect([(await find(order.id))?.status, shop.onHand(), await usesOf('last'), await balances()]).toEqual([
    'failed',
    10,
    0,
    [500],
  ]);
  return order;
}

describe('an order whose card was declined', () => {
  test('may be paid for two hours, and lets go of its payment then', async () => {
    const { intent } = await declined();
    const orderedAt = shop.needs.now().getTime();
    const statusAfter = async (minutes: number) => {
      shop.at(new Date(orderedAt + minutes * 60_000));
      await shop.usecases.reconcilePayments();
      return shop.provider.intent(intent).status;
    };
    expect(await statusAfter(119)).toBe('requires-action');
    expect(await statusAfter(150)).toBe('canceled');
  });

  test('takes back stock, coupon and gift card once its buyer has paid by transfer', async () => {
    const { id, intent } = await declined();
    unwrap(await shop.usecases.markPaid(id));
    expect(await find(id)).toMatchObject({
      status: 'processing',
      paidAt: expect.any(Date),
      lines: [{ stockTaken: 2 }],
    });
    expect([shop.onHand(), await usesOf('last'), await balances()]).toEqual([8, 1, [0]]);
    expect(shop.provider.intent(intent).status).toBe('canceled');
  });

  test('stays failed when its items are sold out, and says which', async () => {
    const { id } = await declined();
    unwrap(await shop.usecases.addToCart(guest(2), addRequest(shop.ids.cleaner, 9)));
    unwrap(await shop.usecases.placeOrder(guest(2), checkout({ paymentMethod: 'stripe' })));
    expect(await shop.usecases.markPaid(id)).toMatchObject({ ok: false, refusal: { code: 'RESERVATION_LOST' } });
    expect(await find(id)).toMatchObject({ status: 'failed', paidAt: null });
    expect([shop.onHand(), await usesOf('last'), await balances()]).toEqual([1, 0, [500]]);
  });

  test('stays failed when its gift card is spent', async () => {
    const { id } = await declined();
    unwrap(await shop.usecases.giftCards.void((await shop.usecases.giftCards.list())[0]?.id ?? 0));
    expect(await shop.usecases.markPaid(id)).toMatchObject({ ok: false, refusal: { code: 'GIFT_CARD_CHANGED' } });
    expect([(await find(id))?.status, shop.onHand(), await usesOf('last')]).toEqual(['failed', 10, 0]);
  });

  test('cannot be completed', async () => {
    const { id } = await declined();
    expect(await shop.usecases.completeOrder({ id, message: '', shipment: null })).toEqual({
      ok: false,
      refusal: { code: 'ORDER_CANNOT_BECOME', id, from: 'failed', to: 'completed' },
    });
  });
});

test('an order that waits for its card cannot be completed', async () => {
  const { id, intent } = await shop.ordered();
  expect(await shop.usecases.completeOrder({ id, message: '', shipment: null })).toEqual({
    ok: false,
    refusal: { code: 'ORDER_CANNOT_BECOME', id, from: 'pending', to: 'completed' },
  });
  expect(await find(id)).toMatchObject({ status: 'pending', paidAt: null });
  expect(shop.provider.intent(intent).status).toBe('requires-action');
});
