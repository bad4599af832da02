import type { Sellable } from '../catalog/sellable.ts';
import type { CancelReason, Mail } from '../mail/mail.ts';
import type { Cents } from '../money/money.ts';
import type { ShopSettings } from '../settings/settings.ts';
import { hasFallenLow, lowStockThreshold } from '../stock/stock.ts';
import { needsPayment, type Order } from './order.ts';

/**
 * Confirms a new order to the buyer and notifies the shop. The buyer of an order that waits for an online payment is still
 * paying: the payment is confirmed, or its decline told, instead.
 */
export const orderMails = (order: Order, shop: ShopMailSettings): readonly Mail[] => [
  ...(needsPayment(order) ? [] : [receivedMail(order)]),
  { kind: 'new-order', to: shop.shopEmail, language: shop.shopLanguage, orderId: order.id },
];

/** Tells the buyer that the order has arrived, and whether it is paid. */
export const receivedMail = ({ id, billing, language }: Order): Mail => ({
  kind: 'order-received',
  to: billing.email,
  language,
  orderId: id,
});

/** Tells the buyer, and the shop what it has not done itself or expects: that a buyer has changed their mind. */
export const cancelMails = (
  { id, billing, language }: Order,
  reason: CancelReason,
  shop: ShopMailSettings,
): readonly Mail[] => [
  { kind: 'order-cancelled', to: billing.email, language, orderId: id, reason },
  ...(reason === 'buyer'
    ? [{ kind: 'buyer-cancelled', to: shop.shopEmail, language: shop.shopLanguage, orderId: id } as const]
    : []),
];

/** Tells the buyer of a cancelled order what is back on gift cards; it is known once the order has changed. */
export const withCredit = (mail: Mail, credited: Cents): Mail =>
  mail.kind === 'order-cancelled' && credited > 0 ? { ...mail, toGiftCards: credited } : mail;

type FailedRefund = Omit<Extract<Mail, { kind: 'refund-failed' }>, 'kind' | 'to' | 'language' | 'orderId'>;

/** Tells the shop of money that has not arrived, and its buyer where it was announced. */
export function failedRefundMails(
  { id: orderId, billing, language }: Order,
  failed: FailedRefund,
  shop: ShopMailSettings,
): readonly Mail[] {
  // Of an anonymized order no email says anything.
  if (billing.email === '') return [];
  const { amount, wasDone } = failed;
  return [
    { kind: 'refund-failed', to: shop.shopEmail, language: shop.shopLanguage, orderId, ...failed },
    ...(wasDone ? [{ kind: 'refund-returned', to: billing.email, language, orderId, amount } as const] : []),
  ];
}

export type ShopMailSettings = Pick<ShopSettings, 'shopEmail' | 'shopLanguage' | 'lowStockAmount'>;

interface StockDrop {
  readonly sellable: Sellable;
  readonly before: number;
  readonly left: number;
}

/** Notifies the shop once, when stock falls to its threshold. */
export const lowStockMails = (drops: readonly StockDrop[], shop: ShopMailSettings): readonly Mail[] =>
  drops
    .filter(({ sellable, ...change }) => hasFallenLow(change, lowStockThreshold(sellable.stock, shop.lowStockAmount)))
    .map(({ sellable: { productId, variationId, sku, name }, left }) => ({
      kind: 'low-stock',
      to: shop.shopEmail,
      language: shop.shopLanguage,
      product: { productId, variationId },
      sku,
      name,
      left,
    }));
