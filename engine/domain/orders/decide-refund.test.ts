import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../money/money.ts';
import { gross } from '../pricing/priced-cart.ts';
import type { TaxRate } from '../tax/tax-settings.ts';
import { amountOf, decide, EVERYTHING, given, paid, parts } from '../testing/refunds.ts';
import { PPN } from '../testing/shop.ts';
import { decideTransferred } from './decide-refund.ts';
import type { Order } from './order.ts';
import { isFullyRefunded, type Refund, type RefundRequest, refundableOf } from './refund.ts';

const LEVY: TaxRate = { ...PPN, id: 2, code: 'ID-LEVY-2', priority: 2, rate: 25_000 };

/** Paid with a coupon for the whole price. */
const FREE: Partial<Order> = {
  totals: { ...paid().totals, total: 0 },
  lines: paid().lines.map((line) => ({ ...line, total: { net: 0, tax: 0, taxes: [] } })),
  shippingLines: [],
};

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

  test('of an amount may be all that is left', () => {
    const order = paid();
    expect(given(order, amountOf(order.totals.total)).amount).toBe(order.totals.total);
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
    ['an order that cost nothing', FREE, EVERYTHING, 'ORDER_WAS_FREE'],
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
});

describe('a refund that failed and was transferred', () => {
  const order = paid([2]);
  const failed: Refund = { ...given(order, amountOf(400)), state: 'failed' };

  test('is owed as long as nothing else has returned it', () => {
    expect(decideTransferred(order, failed.id, [failed])).toEqual({ ok: true, value: failed });
    const another: Refund = { ...given(order, amountOf(100), [failed]), id: 2 };
    expect(decideTransferred(order, failed.id, [failed, another])).toMatchObject({ ok: true });
  });

  test('is owed beside what else was bought, tax by tax', () => {
    const two = paid([1, 2], [PPN, LEVY]);
    const first: Refund = { ...given(two, parts({ lines: [{ lineId: 1, quantity: 1 }] })), state: 'failed' };
    const other: Refund = { ...given(two, parts({ lines: [{ lineId: 2, quantity: 1 }] }), [first]), id: 2 };
    expect(decideTransferred(two, first.id, [first, other])).toEqual({ ok: true, value: first });
    const rest: Refund = { ...given(two, parts({ lines: [{ lineId: 2, quantity: 1 }] }), [first, other]), id: 3 };
    expect(decideTransferred(two, first.id, [first, other, rest])).toEqual({ ok: true, value: first });
  });

  test.each<[string, readonly Refund[], string]>([
    ['was refunded again', [failed, { ...given(order, EVERYTHING, [failed]), id: 2 }], 'REFUND_NOT_OWED'],
    [
      'is being refunded again',
      [failed, { ...given(order, EVERYTHING, [failed]), id: 2, state: 'pending' }],
      'REFUND_NOT_OWED',
    ],
    ['has not failed', [{ ...failed, state: 'done' }], 'REFUND_NOT_FAILED'],
    ['is still on its way', [{ ...failed, state: 'pending' }], 'REFUND_NOT_FAILED'],
    ['does not exist', [], 'REFUND_NOT_FAILED'],
  ])('is refused where it %s', (_case, refunds, code) => {
    expect(decideTransferred(order, failed.id, refunds)).toEqual({
      ok: false,
      refusal: { code, id: order.id, refund: failed.id },
    });
  });

  test('is refused where its pieces were refunded otherwise, although as much money is left', () => {
    const two = paid([1, 1]);
    const first: Refund = { ...given(two, parts({ lines: [{ lineId: 1, quantity: 1 }] })), state: 'failed' };
    const again: Refund = { ...given(two, parts({ lines: [{ lineId: 1, quantity: 1 }] }), [first]), id: 2 };
    expect(decideTransferred(two, first.id, [first, again])).toMatchObject({ refusal: { code: 'REFUND_NOT_OWED' } });
  });
});

test.each([
  ['one tax', [PPN]],
  ['two taxes', [PPN, LEVY]],
])('refunds of %s in any sequence never exceed what was paid, and add up to it to the cent', (_case, rates) => {
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
        const order = paid(quantities, rates);
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
