import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../money/money.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { gross } from '../pricing/priced-cart.ts';
import { NO_OFFERS } from '../promotions/offers.ts';
import { anOrder } from '../testing/order.ts';
import { cleaner, lineOf } from '../testing/sellables.ts';
import { JAKARTA, NOON, SETTINGS, sessionOf } from '../testing/shop.ts';
import { unwrap } from '../testing/unwrap.ts';
import { toOrderLine } from './build-order.ts';
import { decideRefund, refundTransition } from './decide-refund.ts';
import type { Order } from './order.ts';
import { isFullyRefunded, type Refund, type RefundRequest, refundableOf } from './refund.ts';

/** Bottles and a delivery to Jakarta, paid. */
function paid(quantities: readonly number[] = [2]): Order {
  const session = sessionOf({ billing: JAKARTA, shipping: { ...JAKARTA, email: '' } });
  const lineItems = quantities.map((quantity, index) =>
    lineOf(cleaner({ productId: index + 1, stockOwner: index + 1 }), quantity),
  );
  const cart = priceCart(lineItems, { session, offers: NO_OFFERS, settings: SETTINGS, at: NOON });
  return anOrder({
    status: 'processing',
    paidAt: NOON,
    totals: cart.totals,
    shippingLines: cart.chosenRate ? [{ rateId: cart.chosenRate.id, title: '', cost: cart.chosenRate.cost }] : [],
    lines: cart.lines.map((line, index) => ({ ...toOrderLine(line), id: index + 1, stockTaken: line.quantity })),
  });
}

const parts = (rest: Partial<Extract<RefundRequest, { kind: 'parts' }>>): RefundRequest => ({
  kind: 'parts',
  lines: [],
  shipping: 0,
  reason: '',
  restock: true,
  ...rest,
});
const amountOf = (amount: number): RefundRequest => ({ kind: 'amount', amount, reason: '', restock: false });
const EVERYTHING: RefundRequest = { kind: 'everything-left', reason: 'Broken', restock: true };

const decide = (order: Order, request: RefundRequest, refunds: readonly Refund[] = []) =>
  decideRefund(order, request, { refunds, now: NOON });

function given(order: Order, request: RefundRequest, refunds: readonly Refund[] = []): Refund {
  return { ...unwrap(decide(order, request, refunds)), id: refunds.length + 1, state: 'done', receipt: null };
}

describe('a refund', () => {
  test('of everything equals what was paid, with every tax', () => {
    const order = paid([2, 1]);
    const refund = given(order, EVERYTHING);
    expect(refund.amount).toBe(order.totals.total);
    const taxes = [...refund.lines, ...refund.shipping].map(({ total }) => total.tax);
    expect(sum(taxes)).toBe(order.totals.tax);
  });

  test('of one piece of three is a third, and the last piece takes the rest', () => {
    const order = paid([3]);
    const refunds: Refund[] = [];
    for (let bottle = 0; bottle < 3; bottle += 1) {
      refunds.push(given(order, parts({ lines: [{ lineId: 1, quantity: 1 }] }), refunds));
    }
    expect(sum(refunds.map(({ amount }) => amount))).toBe(gross(order.lines[0]?.total ?? { net: 0, tax: 0 }));
    expect(decide(order, parts({ lines: [{ lineId: 1, quantity: 1 }] }), refunds)).toMatchObject({
      refusal: { code: 'REFUND_TOO_MANY', left: 0 },
    });
  });

  test('that failed releases its reserved amount', () => {
    const order = paid();
    const failed: Refund = { ...given(order, EVERYTHING), state: 'failed' };
    expect(given(order, EVERYTHING, [failed]).amount).toBe(order.totals.total);
  });

  test('that is pending reserves its amount', () => {
    const order = paid();
    const underway: Refund = { ...given(order, EVERYTHING), state: 'pending' };
    expect(decide(order, amountOf(1), [underway])).toEqual({
      ok: false,
      refusal: { code: 'REFUND_TOO_MUCH', id: order.id, left: 0 },
    });
  });

  test.each<[string, Partial<Order>, RefundRequest, string]>([
    ['an order that was never paid', { paidAt: null, status: 'on-hold' }, EVERYTHING, 'ORDER_NOT_PAID'],
    ['an order that is refunded', { status: 'refunded' }, EVERYTHING, 'ORDER_CANNOT_BECOME'],
    [
      'a cancelled order that gift cards had paid',
      { status: 'cancelled', totals: { ...paid().totals, total: 0 } },
      EVERYTHING,
      'ORDER_CANNOT_BECOME',
    ],
    ['nothing', {}, parts({}), 'REFUND_EMPTY'],
    ['a negative amount', {}, amountOf(-1), 'REFUND_EMPTY'],
    ['half a cent', {}, amountOf(0.5), 'REFUND_EMPTY'],
    ['a cent too much', {}, amountOf(paid().totals.total + 1), 'REFUND_TOO_MUCH'],
    ['more delivery than was paid', {}, parts({ shipping: 99_999 }), 'REFUND_TOO_MUCH'],
    [
      'more of a line than it cost',
      {},
      parts({ lines: [{ lineId: 1, quantity: 0, amount: 99_999 }] }),
      'REFUND_TOO_MUCH',
    ],
    ['half a piece', {}, parts({ lines: [{ lineId: 1, quantity: 0.5 }] }), 'REFUND_TOO_MANY'],
    ['a line of another order', {}, parts({ lines: [{ lineId: 77, quantity: 1 }] }), 'REFUND_LINE_UNKNOWN'],
    [
      'the same line twice',
      {},
      parts({
        lines: [
          { lineId: 1, quantity: 1 },
          { lineId: 1, quantity: 1 },
        ],
      }),
      'REFUND_LINE_UNKNOWN',
    ],
  ])('of %s is refused', (_case, rest, request, code) => {
    expect(decide({ ...paid(), ...rest }, request)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('credits gift cards first, and pays out only the rest', () => {
    const order = paid();
    const shared = { ...order, totals: { ...order.totals, total: order.totals.total - 500 } };
    const refund = given(shared, EVERYTHING);
    expect(refund.amount).toBe(shared.totals.total);
    expect(refundTransition(shared, refund, { refunds: [refund], giftCards: [], now: NOON })).toMatchObject({
      order: { status: 'refunded' },
      undoesSale: true,
      mails: [{ kind: 'order-refunded', isWhole: true, reason: 'Broken' }],
    });
  });
});

describe('the transition after a refund', () => {
  test('the last refund marks the order refunded, restocks if requested and lowers sales', () => {
    const order = paid([2]);
    const one = given(order, parts({ lines: [{ lineId: 1, quantity: 1 }] }));
    const first = refundTransition(order, one, { refunds: [one], giftCards: [], now: NOON });
    expect(first).toMatchObject({
      order: { status: 'processing', lines: [{ stockTaken: 1 }] },
      restock: [{ owner: 1, quantity: 1 }],
      sold: [{ productId: 1, quantity: -1 }],
      mails: [{ kind: 'order-refunded', refunded: one.amount, isWhole: false }],
    });
    const rest = { ...given(first.order, { ...EVERYTHING, restock: false }, [one]), id: 2 };
    expect(refundTransition(first.order, rest, { refunds: [one, rest], giftCards: [], now: NOON })).toMatchObject({
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
    expect(refundTransition(order, rest, { refunds: [slow, rest], giftCards: [], now: NOON })).toMatchObject({
      order: { status: 'processing' },
      undoesSale: false,
    });
    const done: Refund = { ...slow, state: 'done' };
    expect(refundTransition(order, done, { refunds: [done, rest], giftCards: [], now: NOON })).toMatchObject({
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
    const { mails } = refundTransition(order, refund, { refunds: [refund], giftCards, now: NOON });
    const { to, language, id: orderId } = { ...order, to: order.billing.email };
    expect(mails).toEqual([
      { kind: 'order-refunded', to, language, orderId, ...expected, isWhole: true, reason: 'Broken' },
    ]);
  });

  test('names nothing of gift cards before the last refund', () => {
    const part = given(order, amountOf(100));
    const { mails } = refundTransition(order, part, { refunds: [part], giftCards: [card], now: NOON });
    expect(mails).toMatchObject([{ refunded: 100, byTransfer: 100, isWhole: false }]);
    expect(mails[0]).not.toHaveProperty('toGiftCards');
  });
});

test('refunds in any sequence never exceed what was paid, and add up to it to the cent', () => {
  const request = fc.oneof(
    fc
      .record({ quantity: fc.integer({ min: 0, max: 3 }), lineId: fc.integer({ min: 1, max: 3 }) })
      .map((line) => parts({ lines: [line] })),
    fc.integer({ min: 1, max: 3000 }).map(amountOf),
    fc.integer({ min: 1, max: 400 }).map((shipping) => parts({ shipping })),
    fc
      .record({ lineId: fc.integer({ min: 1, max: 3 }), amount: fc.integer({ min: 1, max: 1500 }) })
      .map((line) => parts({ lines: [{ ...line, quantity: 0 }] })),
  );
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
      fc.array(request, { maxLength: 12 }),
      (quantities, requests) => {
        const order = paid(quantities);
        const refunds: Refund[] = [];
        for (const one of [...requests, EVERYTHING]) {
          const decision = decide(order, one, refunds);
          if (!decision.ok) continue;
          const { amount, lines, shipping } = decision.value;
          expect(amount).toBe(sum([...lines, ...shipping].map(({ total }) => gross(total))));
          for (const { total } of [...lines, ...shipping]) {
            expect(total.tax).toBe(sum(total.taxes.map((tax) => tax.amount)));
            expect(Math.min(total.net, ...total.taxes.map((tax) => tax.amount))).toBeGreaterThanOrEqual(0);
          }
          refunds.push({ ...decision.value, id: refunds.length + 1, state: 'done', receipt: null });
        }
        const left = refundableOf(order, refunds);
        expect([isFullyRefunded(left), left.amount]).toEqual([true, 0]);
        expect(sum(refunds.map(({ amount }) => amount))).toBe(order.totals.total);
      },
    ),
  );
});
