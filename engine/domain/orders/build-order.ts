import type { Language } from '../language.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import { customerNumber } from '../sessions/customer-id.ts';
import type { Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings.ts';
import type { CheckoutRequest } from './checkout-wish.ts';
import type { ChosenPayment } from './choose-payment.ts';
import { heldUntil } from './hold.ts';
import type { NewOrder } from './order.ts';
import { toOrderLine } from './order-lines.ts';

interface Decided {
  readonly session: Session;
  readonly cart: PricedCart;
  readonly request: CheckoutRequest;
  readonly payment: ChosenPayment;
}

interface Facts {
  readonly settings: ShopSettings;
  readonly language: Language;
  readonly now: Date;
  readonly key: string;
}

/** The order as everything before it has decided. */
export function buildOrder({ session, cart, request, payment }: Decided, facts: Facts): NewOrder {
  const { settings, language, key } = facts;
  return {
    key,
    language,
    currency: settings.currency,
    pricesIncludeTax: settings.tax.pricesIncludeTax,
    displayIncludesTax: settings.tax.displayIncludesTax,
    customerId: customerNumber(session.customerId),
    sessionId: session.customerId,
    billing: session.billing,
    shipping: session.shipping,
    note: request.note.trim(),
    meta: Object.fromEntries(Object.entries(request.meta).filter(([name]) => name !== '')),
    ...goodsOf(cart, language),
    ...paymentOf(payment, facts),
  };
}

const goodsOf = (cart: PricedCart, language: Language) => ({
  lines: cart.lines.map(toOrderLine),
  needsShipping: cart.needsShipping,
  shippingLines: cart.chosenRate
    ? [{ rateId: cart.chosenRate.id, title: cart.chosenRate.label[language], cost: cart.chosenRate.cost }]
    : [],
  taxes: cart.taxes.map((tax) => ({ ...tax, label: tax.label[language] })),
  totals: cart.totals,
  coupons: cart.coupons.map(({ couponId, code, discount }) => ({ couponId, code, discount })),
  giftCards: cart.giftCards
    .filter(({ amount }) => amount > 0)
    .map(({ cardId, ending, amount }) => ({ cardId, ending, amount })),
});

const paymentOf = ({ gateway, status }: ChosenPayment, { settings, language, now }: Facts) => ({
  status,
  paymentMethod: gateway?.id ?? '',
  paymentMethodTitle: gateway?.texts.title[language] ?? '',
  transactionId: null,
  createdAt: now,
  paidAt: gateway ? null : now,
  completedAt: status === 'completed' ? now : null,
  heldUntil: heldUntil(status, now, settings.holdMinutes),
});
