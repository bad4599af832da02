import type { Address } from '../address.ts';
import type { Bill } from '../cart/bill.ts';
import type { Cents } from '../money.ts';
import type { Picture } from '../picture.ts';
import type { Invoice, OrderRecord, OrderReturn, ReturnLine, Shipment } from './order-record.ts';

/** `other` is one of a backend's own, such as of a plugin for parcels: what it means is not known here. */
export type OrderStatus =
  | 'pending'
  | 'processing'
  | 'on-hold'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'failed'
  | 'other';

export interface OrderLine {
  readonly id: string;
  /** Its number within the API. */
  readonly number: number;
  /** Null when the product is gone. */
  readonly productId: number | null;
  readonly variationId: number | null;
  readonly name: string;
  readonly slug: string | null;
  readonly options: string;
  /** The chosen options as the API names them, for buying the same again. */
  readonly choices: readonly { readonly attribute: string; readonly value: string }[];
  readonly quantity: number;
  /** Pieces of it that have yet to arrive. None once the order is packed or has ended. */
  readonly backordered: number;
  /** Before discounts, as displayed: the lines add up to the subtotal of the bill. */
  readonly subtotal: Cents;
  readonly picture: Picture | null;
}

/** A file that was bought. */
export interface BoughtFile {
  readonly id: string;
  readonly name: string;
  /** Null when it is gone. */
  readonly product: { readonly name: string; readonly slug: string; readonly picture: Picture | null } | null;
  /** That it was bought with; null when the backend does not say. The date is an ISO date. */
  readonly order: { readonly id: number; readonly date: string } | null;
  /** Null when it can no longer be downloaded. */
  readonly url: string | null;
  /** Downloads that are left; null is unlimited, or another backend does not say. */
  readonly remaining: number | null;
  /** ISO date; null is never. */
  readonly expires: string | null;
}

/** How the money reaches the shop. */
export type PaymentKind = 'pay-on-delivery' | 'bank-transfer' | 'hosted-page' | 'embedded-form';

/** How an order is paid. The texts come from the payment method, in the page's language. */
export interface OrderPayment {
  /** Empty when there was nothing to pay. */
  readonly title: string;
  /** Null when it is not known. */
  readonly kind: PaymentKind | null;
  /** What the payment is called among the stages of the order. Null where the method does not say. */
  readonly stage: string | null;
  /** One sentence on what is left for the shopper to do. Null when nothing is. */
  readonly nextStep: string | null;
  /** Bank account, amount, deadline. Null once it is paid. */
  readonly instructions: string | null;
}

export interface Order {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  readonly status: OrderStatus;
  readonly date: string;
  readonly needsPayment: boolean;
  /** ISO date until which the goods are kept while nobody has paid. Null where no time limits it, or none is known. */
  readonly heldUntil: string | null;
  readonly record: OrderRecord;
  /** The parcel it was sent in. Null where none is known. */
  readonly shipment: Shipment | null;
  readonly isCancellable: boolean;
  readonly returns: readonly OrderReturn[];
  /** What can still be asked back. */
  readonly returnable: readonly ReturnLine[];
  /** Null when there is none yet, or the backend makes none. */
  readonly invoice: Invoice | null;
  readonly email: string;
  readonly billing: Address;
  readonly shipping: Address | null;
  readonly shippingMethod: string | null;
  /** Its buyer collects it: nothing is sent. */
  readonly isPickedUp: boolean;
  readonly payment: OrderPayment;
  readonly customerNote: string | null;
  /** For the recipient of a gift; empty without words, null of what is none. */
  readonly giftMessage: string | null;
  readonly lines: readonly OrderLine[];
  readonly files: readonly BoughtFile[];
  readonly bill: Bill;
}

/** It is not collected, and not only files. */
export const isSentByCourier = ({ shipping, isPickedUp }: Pick<Order, 'shipping' | 'isPickedUp'>): boolean =>
  shipping !== null && !isPickedUp;

const OPEN_STATUSES: readonly OrderStatus[] = ['pending', 'on-hold', 'processing'];

/** It has yet to leave the shop. */
export const isToBeHandedOver = ({ shipping, status }: Pick<Order, 'shipping' | 'status'>): boolean =>
  shipping !== null && OPEN_STATUSES.includes(status);

/** There was nothing to pay. */
export const isFree = ({ bill, payment }: Pick<Order, 'bill' | 'payment'>): boolean =>
  bill.total === 0 && payment.title === '';
