import { describe, expect, test } from 'vitest';
import { amountOf, EVERYTHING, given, paid, parts } from '../testing/refunds.ts';
import { NOON, SETTINGS } from '../testing/shop.ts';
import type { Order } from './order.ts';
import type { Refund } from './refund.ts';
import { refundFailure, refundTransition, refundWays } from './refund-transition.ts';

describe('the transition after a refund', () => {
  test('credits gift cards first, and pays out only the rest', () => {
    const order = paid();
    const shared = { ...order, totals: { ...order.totals, total: order.totals.total - 500 } };
    const refund = given(shared, EVERYTHING);
    expect(refund.amount).toBe(shared.totals.total);
    expect(
      refundTransition(shared, refund, { refunds: [refund], giftCards: [], failed: null, now: NOON }),
    ).toMatchObject({
      order: { status: 'refunded' },
      undoesSale: true,
      mails: [{ kind: 'order-refunded', isWhole: true, reason: 'Broken' }],
    });
  });

  test('the last refund marks the order refunded, restocks if requested and lowers sales', () => {
    const order = paid([2]);
    const one = given(order, parts({ lines: [{ lineId: 1, quantity: 1 }] }));
    const first = refundTransition(order, one, { refunds: [one], giftCards: [], failed: null, now: NOON });
    expect(first).toMatchObject({
      order: { status: 'processing', lines: [{ stockTaken: 1 }] },
      restock: [{ owner: 1, quantity: 1 }],
      sold: [{ productId: 1, quantity: -1 }],
      mails: [{ kind: 'order-refunded', refunded: one.amount, isWhole: false }],
    });
    const rest = { ...given(first.order, { ...EVERYTHING, restock: false }, [one]), id: 2 };
    expect(
      refundTransition(first.order, rest, { refunds: [one, rest], giftCards: [], failed: null, now: NOON }),
    ).toMatchObject({
      order: { status: 'refunded', lines: [{ stockTaken: 1 }] },
      restock: [],
      sold: [{ productId: 1, quantity: -1 }],
      mails: [{ isWhole: true, earlier: one.amount }],
    });
  });

  test('one that is pending keeps the order from being refunded until it is done', () => {
    const order = paid([2]);
    const slow: Refund = { ...given(order, amountOf(400)), state: 'pending' };
    const rest = given(order, EVERYTHING, [slow]);
    expect(
      refundTransition(order, rest, { refunds: [slow, rest], giftCards: [], failed: null, now: NOON }),
    ).toMatchObject({
      order: { status: 'processing' },
      undoesSale: false,
    });
    const done: Refund = { ...slow, state: 'done' };
    expect(
      refundTransition(order, done, { refunds: [done, rest], giftCards: [], failed: null, now: NOON }),
    ).toMatchObject({
      order: { status: 'refunded' },
      undoesSale: true,
    });
    const failed: Refund = { ...slow, state: 'failed' };
    expect(given(order, EVERYTHING, [failed, rest]).amount).toBe(400);
  });
});

describe('the email of a refund', () => {
  const order: Order = {
    ...paid(),
    totals: { ...paid().totals, total: paid().totals.total - 500 },
    giftCards: [
      { cardId: 1, ending: '7F3A', amount: 300 },
      { cardId: 2, ending: '0815', amount: 200 },
    ],
  };
  const { total } = order.totals;
  const everything = given(order, EVERYTHING);
  const card = { id: 1, voidedAt: null };

  test.each([
    ['the gateway', 're_1', null, { refunded: total, toGiftCards: 500 }],
    ['the shop', null, null, { refunded: total, byTransfer: total, toGiftCards: 500 }],
    ['the gateway, beside a void card', 're_1', NOON, { refunded: total + 200, byTransfer: 200, toGiftCards: 300 }],
    ['the shop, beside a void card', null, NOON, { refunded: total + 200, byTransfer: total + 200, toGiftCards: 300 }],
  ])('says what comes back which way: by %s', (_case, receipt, voidedAt, expected) => {
    const refund = { ...everything, receipt };
    const giftCards = [card, { id: 2, voidedAt }];
    const { mails } = refundTransition(order, refund, { refunds: [refund], giftCards, failed: null, now: NOON });
    const { to, language, id: orderId } = { ...order, to: order.billing.email };
    expect(mails).toEqual([
      { kind: 'order-refunded', to, language, orderId, ...expected, isWhole: true, reason: 'Broken' },
    ]);
  });

  test('says the same again of an order that it has made refunded', () => {
    const facts = { refunds: [everything], giftCards: [card, { id: 2, voidedAt: null }], failed: null };
    const first = refundWays(order, everything, facts);
    expect(first).toMatchObject({ toGiftCards: 500 });
    expect(refundWays({ ...order, status: 'refunded' }, everything, facts)).toEqual(first);
  });

  test('names nothing of gift cards before the last refund', () => {
    const part = given(order, amountOf(100));
    const { mails } = refundTransition(order, part, { refunds: [part], giftCards: [card], failed: null, now: NOON });
    expect(mails).toMatchObject([{ refunded: 100, byTransfer: 100, isWhole: false }]);
    expect(mails[0]).not.toHaveProperty('toGiftCards');
  });
});

describe('a refund that failed', () => {
  const order = paid([2]);
  const facts = { shop: SETTINGS, reason: 'lost_card', now: NOON };
  const done: Refund = { ...given(order, EVERYTHING), receipt: 're_1' };

  test('counts its pieces as sold again where it was done, and leaves the order', () => {
    const refunded: Order = { ...order, status: 'refunded' };
    expect(refundFailure(refunded, done, facts)).toMatchObject({
      order: { ...refunded, modifiedAt: NOON },
      restock: [],
      sold: [{ productId: 1, quantity: 2 }],
      mails: [{ kind: 'refund-failed', refund: done.id, wasDone: true }, { kind: 'refund-returned' }],
      event: { code: 'refund-failed' },
    });
  });

  test('is told to nobody where the order is anonymous', () => {
    const anonymous = { ...order, billing: { ...order.billing, email: '' } };
    expect(refundFailure(anonymous, done, facts).mails).toEqual([]);
  });

  test('changes no sales where the gateway declined it at once', () => {
    expect(refundFailure(order, { ...done, state: 'pending', receipt: null }, facts)).toMatchObject({
      sold: [],
      mails: [{ kind: 'refund-failed', wasDone: false }],
      event: { code: 'refund-declined' },
    });
  });
});

describe('a refund that failed and was transferred', () => {
  const order: Order = { ...paid([2]), giftCards: [{ cardId: 1, ending: '7F3A', amount: 300 }] };
  const done = given(order, EVERYTHING);
  const facts = { refunds: [done], giftCards: [{ id: 1, voidedAt: null }], now: NOON };

  test('that was declined has the effects of a refund now', () => {
    const failed: Refund = { ...done, state: 'failed' };
    expect(refundTransition(order, done, { ...facts, failed })).toMatchObject({
      order: { status: 'refunded', lines: [{ stockTaken: 0 }] },
      restock: [{ owner: 1, quantity: 2 }],
      sold: [{ productId: 1, quantity: -2 }],
      undoesSale: true,
      mails: [{ refunded: done.amount, transferred: done.amount, toGiftCards: 300 }],
      event: { code: 'refund-transferred', refund: done.id },
    });
  });

  test('that was done before puts nothing back, and credits no gift card, a second time', () => {
    const failed: Refund = { ...done, state: 'failed', receipt: 're_1' };
    const lines = order.lines.map((line) => ({ ...line, stockTaken: 1 }));
    const { mails, ...transition } = refundTransition({ ...order, status: 'refunded', lines }, done, {
      ...facts,
      failed,
    });
    expect(transition).toMatchObject({
      order: { status: 'refunded', lines: [{ stockTaken: 1 }] },
      restock: [],
      sold: [{ productId: 1, quantity: -2 }],
      undoesSale: false,
    });
    expect(mails).toMatchObject([{ kind: 'order-refunded', transferred: done.amount, isWhole: true }]);
    expect(mails[0]).not.toHaveProperty('toGiftCards');
    expect(mails[0]).not.toHaveProperty('byTransfer');
  });

  test('that was done before ends the order where another refund could not, for it had failed', () => {
    const part: Refund = { ...given(order, amountOf(400)), receipt: 're_1' };
    const rest: Refund = { ...given(order, EVERYTHING, [part]), id: 2 };
    const failed: Refund = { ...part, state: 'failed' };
    expect(
      refundTransition(order, { ...part, receipt: null }, { ...facts, refunds: [part, rest], failed }),
    ).toMatchObject({ order: { status: 'refunded' }, undoesSale: true, mails: [{ toGiftCards: 300 }] });
  });
});
