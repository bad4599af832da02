import type { StockPolicy } from '../catalog/stock-policy.ts';
import type { Language } from '../language.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import type { PricedCart, PricedLine } from '../pricing/priced-cart.ts';
import { customerNumber, type Session } from '../sessions/session.ts';
import type { ShopSettings } from '../settings/settings.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { holdDeadline } from './lifecycle.ts';
import type { NewOrder, NewOrderLine, OrderStatus } from './order.ts';

export interface ChosenPayment {
  /** Null when there is nothing to pay. */
  readonly gateway: PaymentGateway | null;
  readonly status: OrderStatus;
}

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

/** Copies what was decided into the new order. */
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
    shipping: cart.needsShipping ? session.shipping : { ...session.billing, email: '' },
    note: request.note.trim(),
    meta: Object.fromEntries(Object.entries(request.meta).filter(([name]) => name !== '')),
    ...contentsOf(cart, language),
    ...paymentOf(payment, facts),
  };
}

const contentsOf = (cart: PricedCart, language: Language) => ({
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
  heldUntil: holdDeadline(status, now, settings.holdMinutes),
});

/** Copies the line as it is now. No stock has been taken for it yet. */
export const toOrderLine = ({ sellable, ...line }: PricedLine): NewOrderLine => ({
  productId: sellable.productId,
  variationId: sellable.variationId,
  name: sellable.name,
  sku: sellable.sku,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  adjustments: line.adjustments,
  subtotal: line.subtotal,
  total: line.total,
  taxClass: sellable.taxClass,
  meta: { ...line.extraData, ...line.attributes },
  instant: sellable.virtual && sellable.downloadable,
  stockOwner: sellable.stockOwner,
  stockTaken: 0,
  backordered: isBackorderedByHand(sellable.stock) ? line.quantity : 0,
});

const isBackorderedByHand = (stock: StockPolicy): boolean =>
  stock.kind === 'unmanaged' && stock.status === 'on-backorder';
