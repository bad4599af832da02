import { beforeEach, expect, test } from 'vitest';
import { NOON } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { CALLER, type MemoryShop, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';

const CARD = 'STPD-EMO2-026G-IFTC-ARD1';

let shop: MemoryShop;
beforeEach(async () => {
  shop = await memoryShop();
});
const cards = () => shop.usecases.giftCards.list();

test.each([
  ['too short to be unguessable', 'RACE-2026', 500, 'GIFT_CARD_CODE_INVALID'],
  ['with invalid characters', 'STP!-EMO2-026G-IFTC-ARD1', 500, 'GIFT_CARD_CODE_INVALID'],
  ['without money', CARD, 0, 'GIFT_CARD_AMOUNT_INVALID'],
  ['with half a cent', CARD, 0.5, 'GIFT_CARD_AMOUNT_INVALID'],
  ['with more than the shop can count', CARD, 1_000_000_001, 'GIFT_CARD_AMOUNT_INVALID'],
])('a gift card is not issued %s', async (_case, code, amount, refusal) => {
  expect(await shop.usecases.giftCards.issue({ amount, code, expiresAt: null, note: '' })).toMatchObject({
    ok: false,
    refusal: { code: refusal },
  });
  expect(await cards()).toEqual([]);
});

test('a gift card is not issued when its last day is over', async () => {
  const until = (expiresAt: Date) => shop.usecases.giftCards.issue({ amount: 500, code: CARD, expiresAt, note: '' });
  expect(await until(NOON)).toEqual({ ok: false, refusal: { code: 'GIFT_CARD_DAY_OVER' } });
  expect(await cards()).toEqual([]);
  expect(await until(new Date(NOON.getTime() + 1))).toMatchObject({ ok: true });
});

test('a gift card lives no longer for an order that its buyer cancels, who is told what is back on it', async () => {
  const expiresAt = new Date(NOON.getTime() + 86_400_000);
  const { code } = unwrap(await shop.usecases.giftCards.issue({ amount: 500, expiresAt, note: '' }));
  unwrap(await shop.usecases.addToCart(CALLER, addRequest(shop.ids.cleaner, 1)));
  unwrap(await shop.usecases.applyCoupon(CALLER, code));
  const { order } = unwrap(await shop.usecases.placeOrder(CALLER, checkout()));
  unwrap(await shop.usecases.cancelOwnOrder(CALLER, { id: order.id }));
  expect(await cards()).toMatchObject([{ balance: 500, expiresAt }]);
  const mails = await shop.usecases.outbox.list({ orderId: order.id, kinds: ['order-cancelled'], limit: 1 });
  expect(mails).toMatchObject([{ mail: { toGiftCards: 500 } }]);
});
