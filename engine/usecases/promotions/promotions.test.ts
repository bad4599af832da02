import { beforeEach, describe, expect, test } from 'vitest';
import { ATTEMPT_LIMITS } from '#engine/domain/rate-limits/attempt-limits.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { CALLER, guest, type MemoryShop, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';
import { redeemPromotionsAgain, releasePromotions } from './redeem-promotions.ts';

let shop: MemoryShop;
beforeEach(async () => {
  shop = await memoryShop();
});

const save = async (...drafts: Parameters<typeof draftCoupon>[]) =>
  unwrap(await shop.usecases.coupons.save(drafts.map((draft) => draftCoupon(...draft))));
const issue = async (amount: number, code?: string) =>
  unwrap(await shop.usecases.giftCards.issue({ amount, expiresAt: null, note: '', ...(code && { code }) })).code;
const add = async (slug = 'cleaner', quantity = 1, caller = CALLER) =>
  unwrap(await shop.usecases.addToCart(caller, addRequest(shop.ids[slug], quantity)));
const apply = (code: string, caller = CALLER) => shop.usecases.applyCoupon(caller, code);
const applied = async (code: string, caller = CALLER) => unwrap(await apply(code, caller)).view.cart;
const place = (rest: Parameters<typeof checkout>[0] = {}, caller = CALLER) =>
  shop.usecases.placeOrder(caller, checkout(rest));
const cartOf = () => shop.store.state.sessions.get(CALLER.customerId)?.cart;
const usesOf = async (code: string) => unwrap(await shop.usecases.coupons.show(code)).uses;
const cards = () => shop.usecases.giftCards.list();
const balances = async () => (await cards()).map(({ balance }) => balance);
const CARD = 'STPD-EMO2-026G-IFTC-ARD1';

describe('a coupon on the cart', () => {
  test('matches case-insensitively, and leaves with the last line', async () => {
    await save(['race10']);
    await add('cleaner', 2);
    const cart = await applied('  RACE10 ');
    expect(cart).toMatchObject({ coupons: [{ code: 'race10' }], totals: { discount: { net: 179, tax: 19 } } });
    unwrap(await shop.usecases.removeFromCart(CALLER, { keys: [], all: true }));
    expect(cartOf()).toMatchObject({ coupons: [], lines: [] });
  });

  test('that no longer counts is reported once and removed', async () => {
    await save(['big', { minimumSpend: 1980 }]);
    const { value: line } = await add('cleaner', 2);
    await applied('big');
    const { view } = unwrap(await shop.usecases.changeQuantities(CALLER, [{ key: line.key, quantity: 1 }]));
    expect(view.cart.dropped.coupons).toEqual([{ code: 'big', refusal: { code: 'COUPON_MINIMUM', amount: 1980 } }]);
    expect([cartOf()?.coupons, view.cart.totals.discount.net]).toEqual([[], 0]);
    expect((await shop.usecases.readCart(CALLER)).cart.dropped.coupons).toEqual([]);
  });

  test('that expires is reported by the next read of the cart', async () => {
    await save(['today', { expiresAt: new Date(NOON.getTime() + 1000) }]);
    await add();
    await applied('today');
    shop.at(new Date(NOON.getTime() + 1000));
    expect((await shop.usecases.readCart(CALLER)).cart.dropped.coupons).toEqual([
      { code: 'today', refusal: { code: 'COUPON_EXPIRED' } },
    ]);
    expect(cartOf()?.coupons).toEqual([]);
  });

  test('that is disabled is unknown', async () => {
    await save(['race10']);
    await add();
    await applied('race10');
    unwrap(await shop.usecases.coupons.disable('RACE10'));
    expect((await shop.usecases.readCart(CALLER)).cart.dropped.coupons).toMatchObject([{ code: 'race10' }]);
    expect(await apply('race10')).toEqual({ ok: false, refusal: { code: 'COUPON_UNKNOWN', coupon: 'race10' } });
  });

  test('limited to email addresses is evaluated again when the address changes', async () => {
    await save(['ours', { emails: ['*@example.test'] }]);
    await add();
    expect(await apply('ours')).toMatchObject({ refusal: { code: 'COUPON_NEEDS_EMAIL' } });
    const known = (email: string) =>
      shop.usecases.updateAddress(CALLER, { billing: { email }, shipping: null, shippingSameAsBilling: false });
    await known('budi@example.test');
    expect((await applied('ours')).coupons).toHaveLength(1);
    expect(unwrap(await known('budi@other.test')).view.cart.dropped.coupons).toMatchObject([
      { refusal: { code: 'COUPON_OF_OTHERS' } },
    ]);
  });

  test('for individual use replaces the others, reports them, and refuses new ones', async () => {
    await save(['one'], ['solo', { individualUse: true }]);
    await add();
    await applied('one');
    const { coupons, dropped } = await applied('solo');
    expect(coupons.map(({ code }) => code)).toEqual(['solo']);
    const refusal = { code: 'COUPON_STANDS_ALONE', coupon: 'solo' };
    expect(dropped.coupons).toEqual([{ code: 'one', refusal }]);
    expect((await shop.usecases.readCart(CALLER)).cart.dropped.coupons).toEqual([]);
    expect(await apply('one')).toEqual({ ok: false, refusal });
  });

  test('is removed by its code, all codes or none', async () => {
    await save(['one'], ['two']);
    await add();
    await applied('one');
    await applied('two');
    const remove = (codes: readonly string[]) => shop.usecases.removeCoupons(CALLER, codes);
    expect(await remove([])).toEqual({ ok: false, refusal: { code: 'NO_COUPON_CODES' } });
    expect(await remove(['one', 'three'])).toEqual({ ok: false, refusal: { code: 'COUPON_NOT_APPLIED' } });
    expect(cartOf()?.coupons).toEqual(['one', 'two']);
    expect(unwrap(await remove(['ONE'])).view.cart.coupons.map(({ code }) => code)).toEqual(['two']);
  });
});

test('limits unknown codes, and does not count known ones', async () => {
  await save(['race10', { minimumSpend: 99_999 }]);
  await add();
  const { attempts } = ATTEMPT_LIMITS.coupon.subject;
  for (let turn = 0; turn <= attempts; turn += 1) await apply('race10');
  for (let turn = 0; turn < attempts; turn += 1) {
    expect(await apply(`guess${turn}`)).toMatchObject({ refusal: { code: 'COUPON_UNKNOWN' } });
  }
  expect(await apply('race10')).toMatchObject({ refusal: { code: 'TOO_MANY_TRIES' } });
});

describe('a gift card', () => {
  test('pays up to its balance, stays on the cart, and its code is not stored', async () => {
    const code = await issue(500);
    expect(code).toMatch(/^([0-9A-F]{4}-){4}[0-9A-F]{4}$/);
    await add();
    const cart = await applied(code.toLowerCase().replaceAll('-', ' '));
    expect(cart.totals).toMatchObject({ giftCards: 500, total: 790 });
    expect(cart.giftCards).toMatchObject([{ ending: code.slice(-4), amount: 500, balance: 500 }]);
    expect(JSON.stringify([...shop.store.state.giftCards, ...shop.store.state.sessions])).not.toContain(
      code.replaceAll('-', ''),
    );
    expect(await apply(code)).toEqual({ ok: false, refusal: { code: 'GIFT_CARD_ALREADY_APPLIED' } });
  });

  test.each([
    ['by its code', (code: string) => code],
    ['by what the cart calls it', (code: string) => `****-${code.slice(-4)}`],
  ])('comes off %s', async (_case, name) => {
    const code = await issue(500);
    await add();
    await applied(code);
    expect(unwrap(await shop.usecases.removeCoupons(CALLER, [name(code)])).view.cart.totals.total).toBe(1290);
  });

  test('is issued once per code, and is unknown once void', async () => {
    await issue(500, CARD);
    expect(await shop.usecases.giftCards.issue({ amount: 1, code: CARD, expiresAt: null, note: '' })).toMatchObject({
      refusal: { code: 'GIFT_CARD_CODE_TAKEN' },
    });
    const [card] = await cards();
    unwrap(await shop.usecases.giftCards.void(card?.id ?? 0));
    expect(await apply(CARD)).toEqual({ ok: false, refusal: { code: 'COUPON_UNKNOWN', coupon: CARD } });
    expect(await shop.usecases.giftCards.void(card?.id ?? 0)).toMatchObject({ refusal: { code: 'GIFT_CARD_MISSING' } });
    expect(unwrap(await shop.usecases.giftCards.show(card?.id ?? 0)).movements.map(({ amount }) => amount)).toEqual([
      500, -500,
    ]);
  });
});

describe('an order', () => {
  test('stores coupon discounts and gift card payments', async () => {
    await save(['race10', { usageLimit: 5 }]);
    await add('cleaner', 2);
    await applied('race10');
    await applied(await issue(1000));
    const { order, view } = unwrap(await place());
    expect(order).toMatchObject({
      status: 'on-hold',
      coupons: [{ code: 'race10', discount: { net: 179, tax: 19 } }],
      giftCards: [{ amount: 1000 }],
      totals: { giftCards: 1000, total: 1082 },
    });
    expect([await usesOf('race10'), await balances()]).toEqual([1, [0]]);
    expect([view.cart.coupons, view.cart.giftCards]).toEqual([[], []]);
  });

  test('fully paid by gift cards needs no other payment', async () => {
    await add('book');
    await applied(await issue(5000));
    const { order } = unwrap(await place({ paymentMethod: 'nothing' }));
    expect(order).toMatchObject({ status: 'completed', paymentMethod: '', paidAt: NOON, totals: { total: 0 } });
    expect(await balances()).toEqual([4550]);
  });

  test('checks coupons for the billing email, removes those of others and refuses the order', async () => {
    await save(['ours', { emails: ['*@example.test'] }], ['once', { usageLimitPerCustomer: 1 }]);
    await add();
    await shop.usecases.updateAddress(CALLER, { billing: JAKARTA, shipping: null, shippingSameAsBilling: false });
    await applied('ours');
    const other = { ...JAKARTA, email: 'sari@other.test' };
    expect(await place({ billing: other })).toEqual({
      ok: false,
      refusal: { code: 'COUPON_OF_OTHERS_REMOVED', coupon: 'ours' },
    });
    expect([shop.store.state.orders, cartOf()?.coupons]).toEqual([[], []]);
    await applied('once');
    unwrap(await place({ billing: other }));
    await add('cleaner', 1, guest(2));
    await applied('once', guest(2));
    expect(await place({ billing: { ...other, email: ' SARI@other.test' } }, guest(2))).toEqual({
      ok: false,
      refusal: { code: 'COUPON_LIMIT_REACHED' },
    });
    expect(shop.store.state.orders).toHaveLength(1);
  });

  test('lets only one of two carts use a coupon’s last use', async () => {
    await save(['last', { usageLimit: 1 }]);
    const shoppers = [guest(1), guest(2)];
    for (const shopper of shoppers) {
      await add('cleaner', 1, shopper);
      await applied('last', shopper);
    }
    const answers = await Promise.all(shoppers.map((shopper) => place({}, shopper)));
    expect(answers.map((answer) => answer.ok || answer.refusal.code)).toEqual([true, 'COUPON_LIMIT_REACHED']);
    expect([shop.store.state.orders.length, await usesOf('last')]).toEqual([1, 1]);
    expect((await place({}, guest(2))).ok).toBe(true);
  });

  test('shows the second of two carts with one gift card its new total', async () => {
    const code = await issue(500);
    const shoppers = [guest(1), guest(2)];
    for (const shopper of shoppers) {
      await add('cleaner', 1, shopper);
      await applied(code, shopper);
    }
    const answers = await Promise.all(shoppers.map((shopper) => place({}, shopper)));
    expect(answers.map((answer) => answer.ok || answer.refusal.code)).toEqual([true, 'GIFT_CARD_CHANGED']);
    expect([shop.store.state.orders.length, await balances()]).toEqual([1, [0]]);
  });

  test('that fails releases once what it redeemed, and can redeem it again while available', async () => {
    await save(['last', { usageLimit: 1 }]);
    await add();
    await applied('last');
    await applied(await issue(500));
    const { order } = unwrap(await place());
    const undo = (status: typeof order.status) =>
      shop.store.unitOfWork((inside) => releasePromotions(inside, { ...order, status }));
    const again = () => shop.store.unitOfWork((inside) => redeemPromotionsAgain(inside, order));

    await undo('failed');
    await undo('cancelled');
    expect([await usesOf('last'), await balances()]).toEqual([0, [500]]);
    expect(await again()).toEqual({ ok: true, value: null });
    expect([await usesOf('last'), await balances()]).toEqual([1, [0]]);
    expect(await again()).toMatchObject({ refusal: { code: 'COUPON_LIMIT_REACHED' } });
    await undo('refunded');
    expect([await usesOf('last'), await balances()]).toEqual([1, [500]]);
  });

  test('that is cancelled releases both, and its coupon can be used again', async () => {
    await save(['last', { usageLimit: 1 }]);
    await add();
    await applied('last');
    await applied(await issue(500));
    const { order } = unwrap(await place());
    unwrap(await shop.usecases.cancelOrder({ id: order.id, reason: 'shop' }));
    expect([await usesOf('last'), await balances()]).toEqual([0, [500]]);
    await add();
    expect((await applied('last')).coupons).toHaveLength(1);
  });

  test('whose card was voided since tells its operator what to return by hand, and leaves the card empty', async () => {
    await add();
    await applied(await issue(500));
    const { order } = unwrap(await place());
    unwrap(await shop.usecases.giftCards.void((await cards())[0]?.id ?? 0));
    unwrap(await shop.usecases.cancelOrder({ id: order.id, reason: 'shop' }));
    expect(await balances()).toEqual([0]);
    expect(await shop.usecases.orders.notes([order.id])).toMatchObject([
      { event: { code: 'cancelled' } },
      { event: { code: 'gift-card-void', amount: 500 } },
    ]);
  });

  test.each([
    ['a part of which cards have paid, the money as money', 500, 790],
    ['which cards have paid whole, no money at all', 5000, 0],
  ])('is refunded: %s, and the rest on the card', async (_case, onCard, money) => {
    await add();
    await applied(await issue(onCard));
    const { order } = unwrap(await place());
    if (order.paidAt === null) unwrap(await shop.usecases.markPaid(order.id));
    const request = { kind: 'everything-left', reason: '', restock: true } as const;
    expect(unwrap(await shop.usecases.refundOrder({ id: order.id, request }))).toMatchObject({
      amount: money,
      state: 'done',
    });
    expect(await balances()).toEqual([onCard]);
    const [stored] = shop.store.state.orders;
    expect(stored?.status).toBe('refunded');
  });
});
