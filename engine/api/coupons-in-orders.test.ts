import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { firstCode, firstMessage, withCart } from './testing/client.ts';
import { APPLY, CART, order, REMOVE } from './testing/codes.ts';
import { sharedShop } from './testing/open-shop.ts';

const COUPONS = [draftCoupon('race10'), draftCoupon('five', { discount: { kind: 'fixed-cart', amount: 500 } })];

/** Whom else it is for and how often it was used is the shop's own to know. */
const RACE10 = { code: 'race10', amount: 10, discountType: 'PERCENT', usageCount: null, emailRestrictions: null };

describe.each(DATABASES)('coupons and gift cards in orders on %s', (_name, open) => {
  const shop = sharedShop(open);
  beforeAll(async () => {
    expect(await shop.engine.usecases.coupons.save(COUPONS)).toMatchObject({ ok: true });
  });

  async function issue(amount: number): Promise<string> {
    const issued = await shop.engine.usecases.giftCards.issue({ amount, expiresAt: null, note: '' });
    return issued.ok ? issued.value.code : '';
  }

  test('has a line for each coupon of an order, which add up to its discount', async () => {
    const guest = await withCart(shop, 'cleaner', 2);
    await guest.ask(APPLY, { code: 'race10' });
    await guest.ask(APPLY, { code: 'five' });
    const { data, errors } = await order(guest);
    expect(errors).toEqual([]);
    expect(data.checkout.order).toMatchObject({
      subtotal: '€19.80',
      discountTotal: '€6.98',
      total: '€15.82',
      couponLines: {
        nodes: [
          { code: 'race10', discount: '1.78', discountTax: '0.20', coupon: RACE10, formatted: '€1.78' },
          { code: 'five', discount: '4.51', discountTax: '0.49' },
        ],
      },
      giftCards: [],
    });
    expect((await guest.ask(CART)).data.cart.appliedCoupons).toBeNull();
  });

  test('applies a gift card, shows only its ending, and removes it', async () => {
    const code = await issue(1000);
    const guest = await withCart(shop);
    const shown = `****-${code.slice(-4)}`;
    const { data } = await guest.ask(APPLY, { code: code.toLowerCase() });
    expect(data.applyCoupon).toMatchObject({
      applied: { code: shown, description: 'Gift card', discountAmount: '€10.00', discountTax: '€0.00' },
      giftCard: { code: shown, amount: '€10.00', balance: '€10.00' },
      cart: { total: '€2.90', discountTotal: '€0.00', appliedCoupons: [{ code: shown, discountAmount: '€10.00' }] },
    });
    expect((await guest.ask(REMOVE, { codes: [shown] })).data.removeCoupons.cart).toEqual({
      total: '€12.90',
      appliedCoupons: null,
      giftCards: [],
    });
  });

  test('completes the payment of an order by gift cards alone, and keeps the rest of the balance', async () => {
    const code = await issue(5000);
    const guest = await withCart(shop);
    await guest.ask(APPLY, { code });
    const { data, errors } = await order(guest, { paymentMethod: 'stripe' });
    expect(errors).toEqual([]);
    expect(data.checkout.order).toMatchObject({
      status: 'PROCESSING',
      paymentMethod: null,
      needsPayment: false,
      total: '€0.00',
      totalTax: '€1.28',
      giftCards: [{ code: `****-${code.slice(-4)}`, amount: '€12.90', raw: '12.90' }],
    });
    const next = await withCart(shop, 'handbook');
    expect((await next.ask(APPLY, { code })).data.applyCoupon.giftCard).toEqual({
      code: `****-${code.slice(-4)}`,
      amount: '€4.50',
      balance: '€37.10',
    });
  });

  test('says when a gift card got back what it had paid', async () => {
    const code = await issue(500);
    const guest = await withCart(shop);
    await guest.ask(APPLY, { code });
    const { databaseId: id } = (await order(guest)).data.checkout.order;
    const cards = `query ($id: ID!) { order(id: $id, idType: DATABASE_ID) { giftCards { amount dateReturned } } }`;
    const read = async () => (await guest.ask(cards, { id: String(id) })).data.order.giftCards;
    expect(await read()).toEqual([{ amount: '€5.00', dateReturned: null }]);
    expect((await shop.engine.usecases.cancelOrder({ id, reason: 'shop' })).ok).toBe(true);
    expect(await read()).toEqual([{ amount: '€5.00', dateReturned: '2026-11-21T12:00:00+00:00' }]);
  });

  describe('at checkout', () => {
    test('removes a code that no longer counts, rejects the order, and accepts the next one', async () => {
      await shop.engine.usecases.coupons.save([draftCoupon('gone')]);
      const guest = await withCart(shop);
      await guest.ask(APPLY, { code: 'gone' });
      await shop.engine.usecases.coupons.disable('gone');
      const refused = await order(guest);
      expect(firstMessage(refused)).toBe(
        'Sorry, it seems the coupon "gone" is invalid - it has now been removed from your order.',
      );
      expect((await order(guest)).data.checkout.order.total).toBe('€12.90');
    });

    test('lets one of ten simultaneous orders use a coupon for the last time', async () => {
      await shop.engine.usecases.coupons.save([draftCoupon('last', { usageLimit: 1 })]);
      const guests = await Promise.all(Array.from({ length: 10 }, () => withCart(shop, 'oil-1l')));
      for (const guest of guests) await guest.ask(APPLY, { code: 'last' });
      const replies = await Promise.all(guests.map((guest) => order(guest)));
      expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      const messages = new Set(replies.filter(({ errors }) => errors.length > 0).map(firstMessage));
      expect([...messages]).toEqual(['Coupon usage limit has been reached.']);
      const shown = await shop.engine.usecases.coupons.show('last');
      expect(shown.ok && shown.value.uses).toBe(1);
    });

    test('limits a customer’s single use over two simultaneous sessions', async () => {
      await shop.engine.usecases.coupons.save([draftCoupon('each', { usageLimitPerCustomer: 1 })]);
      const guests = await Promise.all([withCart(shop, 'polish'), withCart(shop, 'polish')]);
      for (const guest of guests) await guest.ask(APPLY, { code: 'each' });
      const billing = { ...JAKARTA, email: 'sari@each.test' };
      const replies = await Promise.all(guests.map((guest) => order(guest, { billing })));
      expect(replies.map(firstMessage).toSorted()).toEqual(['Coupon usage limit has been reached.', undefined]);
    });

    test('spends no cent of a gift card twice in ten simultaneous orders', async () => {
      const code = await issue(1000);
      const guests = await Promise.all(Array.from({ length: 10 }, () => withCart(shop, 'polish')));
      for (const guest of guests) await guest.ask(APPLY, { code });
      const replies = await Promise.all(guests.map((guest) => order(guest)));
      const paid = replies.flatMap(({ data }) => data.checkout?.order.giftCards ?? []);
      expect(paid.map(({ raw }: { raw: string }) => Number(raw)).reduce((sum, one) => sum + one, 0)).toBe(10);
      expect(
        replies.filter(({ errors }) => errors.length > 0).every((reply) => firstCode(reply) === 'GIFT_CARD_CHANGED'),
      ).toBe(true);
      const cards = await shop.engine.usecases.giftCards.list();
      expect(cards.find(({ ending }) => ending === code.slice(-4))?.balance).toBe(0);
    });
  });

  test('logs no internal error', () => {
    expect(shop.failures()).toEqual([]);
  });
});
