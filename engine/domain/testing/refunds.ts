import { toOrderLine } from '../orders/build-order.ts';
import { decideRefund } from '../orders/decide-refund.ts';
import type { Order } from '../orders/order.ts';
import type { Refund, RefundRequest } from '../orders/refund.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { NO_OFFERS } from '../promotions/offers.ts';
import type { TaxRate } from '../tax/tax-settings.ts';
import { anOrder } from './order.ts';
import { cleaner, lineOf } from './sellables.ts';
import { JAKARTA, NOON, PPN, SETTINGS, sessionOf } from './shop.ts';
import { unwrap } from './unwrap.ts';

/** Bottles and a delivery to Jakarta, paid. */
export function paid(quantities: readonly number[] = [2], rates: readonly TaxRate[] = [PPN]): Order {
  const session = sessionOf({ billing: JAKARTA, shipping: { ...JAKARTA, email: '' } });
  const lineItems = quantities.map((quantity, index) =>
    lineOf(cleaner({ productId: index + 1, stockOwner: index + 1 }), quantity),
  );
  const cart = priceCart(lineItems, {
    session,
    offers: NO_OFFERS,
    settings: { ...SETTINGS, tax: { ...SETTINGS.tax, rates } },
    at: NOON,
  });
  return anOrder({
    status: 'processing',
    paidAt: NOON,
    totals: cart.totals,
    shippingLines: cart.chosenRate ? [{ rateId: cart.chosenRate.id, title: '', cost: cart.chosenRate.cost }] : [],
    lines: cart.lines.map((line, index) => ({ ...toOrderLine(line), id: index + 1, stockTaken: line.quantity })),
  });
}

export const parts = (rest: Partial<Extract<RefundRequest, { kind: 'parts' }>>): RefundRequest => ({
  kind: 'parts',
  lines: [],
  shipping: 0,
  reason: '',
  restock: true,
  ...rest,
});
export const amountOf = (amount: number): RefundRequest => ({ kind: 'amount', amount, reason: '', restock: false });
export const EVERYTHING: RefundRequest = { kind: 'everything-left', reason: 'Broken', restock: true };

export const decide = (order: Order, request: RefundRequest, refunds: readonly Refund[] = []) =>
  decideRefund(order, request, { refunds, now: NOON });

/** Decided and done, outside a gateway. */
export function given(order: Order, request: RefundRequest, refunds: readonly Refund[] = []): Refund {
  return { ...unwrap(decide(order, request, refunds)), id: refunds.length + 1, state: 'done', receipt: null };
}
