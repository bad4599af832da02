import type { Address } from '../addresses/address.ts';
import type { TaxClass } from '../catalog/product.ts';
import type { Language } from '../language.ts';
import type { Adjustment, Cents } from '../money/money.ts';
import type { CartTotals, NetAndTax } from '../pricing/priced-cart.ts';
import type { GiftCardPayment } from '../promotions/gift-card.ts';
import { isPickup } from '../shipping/pickup.ts';
import type { Taxed } from '../tax/tax-amount.ts';
import type { Invoice } from './invoice.ts';
import type { Shipment } from './shipment.ts';

/** A copy of what was bought. Later changes of the catalog do not affect it. */
export interface NewOrderLine {
  readonly productId: number;
  readonly variationId: number | null;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly adjustments: readonly Adjustment[];
  readonly subtotal: Taxed;
  readonly total: Taxed;
  readonly taxClass: TaxClass;
  /** Chosen attributes and extra data as readable text. */
  readonly meta: Readonly<Record<string, string>>;
  /** Virtual with files: nothing is left to do once it is paid. */
  readonly instant: boolean;
  readonly stockOwner: number;
  /** Pieces taken from stock for this line. A cancellation puts them back. */
  readonly stockTaken: number;
  /** Pieces sold beyond the stock at hand when the order was placed: they have yet to arrive. */
  readonly backordered: number;
}

export interface OrderLine extends NewOrderLine {
  readonly id: number;
}

export interface OrderShipping {
  readonly rateId: string;
  readonly title: string;
  readonly cost: Taxed;
}

export interface OrderTax {
  readonly rateId: number;
  readonly code: string;
  readonly label: string;
  readonly compound: boolean;
  readonly items: Cents;
  readonly shipping: Cents;
}

export interface OrderCoupon {
  readonly couponId: number;
  readonly code: string;
  /** As a positive amount. */
  readonly discount: NetAndTax;
}

interface OrderFacts {
  /** `wc_order_` and 13 random alphanumeric characters. Whoever has it may read the order. */
  readonly key: string;
  readonly status: OrderStatus;
  readonly language: Language;
  readonly currency: string;
  readonly pricesIncludeTax: boolean;
  readonly displayIncludesTax: boolean;
  /** The registered buyer. Null for a guest. */
  readonly customerId: number | null;
  /** The session that placed it. */
  readonly sessionId: string;
  readonly billing: Address;
  readonly shipping: Address;
  readonly needsShipping: boolean;
  /** The buyer's note. Empty when there is none. */
  readonly note: string;
  /** Gateway id. Empty when there was nothing to pay. */
  readonly paymentMethod: string;
  readonly paymentMethodTitle: string;
  readonly transactionId: string | null;
  readonly shippingLines: readonly OrderShipping[];
  readonly taxes: readonly OrderTax[];
  readonly totals: CartTotals;
  readonly coupons: readonly OrderCoupon[];
  /** Gift cards that paid a part. */
  readonly giftCards: readonly GiftCardPayment[];
  /** Keys that begin with an underscore are private to the shop. */
  readonly meta: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly completedAt: Date | null;
  /** Until then an unpaid order keeps its stock. Null when it is paid or keeps it without a limit. */
  readonly heldUntil: Date | null;
}

export interface NewOrder extends OrderFacts {
  readonly lines: readonly NewOrderLine[];
}

export interface Order extends OrderFacts {
  /** Also the order number shown to the buyer. */
  readonly id: number;
  readonly modifiedAt: Date;
  /** Null before it is sent, and where the operator names no parcel. */
  readonly shipment: Shipment | null;
  /** Since when it waits at the shop for its buyer. Null before, and for what is sent. */
  readonly readyAt: Date | null;
  /** Null before it is billed. A cancellation or refund leaves it. */
  readonly invoice: Invoice | null;
  readonly lines: readonly OrderLine[];
}

export const ORDER_STATUSES = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Its buyer collects it, unless it was sent after all. */
export const isPickedUp = ({
  needsShipping,
  shippingLines,
  shipment,
}: Pick<Order, 'needsShipping' | 'shippingLines' | 'shipment'>): boolean =>
  needsShipping && shipment === null && shippingLines.some(({ rateId }) => isPickup(rateId));

/** Whom the courier calls: a delivery address often has no phone number of its own. */
export const recipientPhone = ({ billing, shipping }: Pick<Order, 'billing' | 'shipping'>): string =>
  shipping.phone || billing.phone;

const ENDED_STATUSES: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded'];

/** Pieces of a line that have yet to arrive before they can be packed. None once the order is packed or has ended. */
export const awaitedPieces = (
  { status, readyAt }: Pick<Order, 'status' | 'readyAt'>,
  { backordered }: Pick<OrderLine, 'backordered'>,
): number => (readyAt !== null || ENDED_STATUSES.includes(status) ? 0 : backordered);

/** Nobody has paid for it, and nothing of it was sent, so that its buyer may still cancel it. */
export const isCancellable = ({ status, paidAt }: Pick<Order, 'status' | 'paidAt'>): boolean =>
  paidAt === null && !ENDED_STATUSES.includes(status);

const UNBILLED: readonly OrderStatus[] = ['pending', 'failed', 'cancelled', 'on-hold'];

/** What is paid, or will be on delivery, is billed once. */
export const needsInvoice = ({ status, invoice }: Pick<Order, 'status' | 'invoice'>): boolean =>
  invoice === null && !UNBILLED.includes(status);

export const needsPayment = ({ status, totals }: Pick<Order, 'status' | 'totals'>): boolean =>
  (status === 'pending' || status === 'failed') && totals.total > 0;

/** True when the shop still has work to do once it is paid, such as packing. */
export const needsProcessing = ({ lines }: { readonly lines: readonly { readonly instant: boolean }[] }): boolean =>
  lines.some(({ instant }) => !instant);
