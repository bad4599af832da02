import { buildOrder } from '../orders/build-order.ts';
import type { NewOrder, NewOrderLine, Order } from '../orders/order.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { NO_OFFERS } from '../promotions/offers.ts';
import { cleaner, lineOf } from './sellables.ts';
import { JAKARTA, NOON, SETTINGS, sessionOf } from './shop.ts';

/** Two bottles to Jakarta, to be paid by bank transfer, before they are stored. `bought` is true of its one line. */
export function aNewOrder(bought: Partial<NewOrderLine> = {}, rest: Partial<NewOrder> = {}): NewOrder {
  const session = sessionOf({ billing: JAKARTA, shipping: { ...JAKARTA, email: '' } });
  const cart = priceCart([lineOf(cleaner(), 2)], { session, offers: NO_OFFERS, settings: SETTINGS, at: NOON });
  const request = {
    billing: null,
    shipping: null,
    shipToDifferentAddress: false,
    shippingMethods: [],
    paymentMethod: 'bacs',
    note: '',
    meta: {},
  };
  const facts = { settings: SETTINGS, language: 'id' as const, now: NOON, key: 'wc_order_abcDEF1234567' };
  const order = buildOrder({ session, cart, request, payment: { gateway: null, status: 'on-hold' } }, facts);
  return { ...order, lines: order.lines.map((line) => ({ ...line, ...bought })), ...rest };
}

/** The same as it is stored. */
export function anOrder(rest: Partial<Order> = {}): Order {
  const order = aNewOrder();
  return {
    ...order,
    id: 1001,
    modifiedAt: NOON,
    shipment: null,
    readyAt: null,
    invoice: null,
    lines: order.lines.map((line, id) => ({ ...line, id })),
    ...rest,
  };
}
