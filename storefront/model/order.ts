import type { Bill } from './bill.ts';
import type { Cents } from './money.ts';
import type { Picture } from './picture.ts';

export type OrderStatus = 'pending' | 'processing' | 'on-hold' | 'completed' | 'cancelled' | 'refunded' | 'failed';

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** Province code, for example `JK`. */
  readonly state: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
}

export interface OrderLine {
  readonly id: string;
  readonly name: string;
  readonly slug: string | null;
  readonly options: string;
  readonly quantity: number;
  readonly total: Cents;
  readonly picture: Picture | null;
}

/** A file that was bought. */
export interface BoughtFile {
  readonly id: string;
  readonly name: string;
  /** Null when it can no longer be fetched. */
  readonly url: string | null;
  /** Downloads that are left; null is unlimited. */
  readonly remaining: number | null;
  /** ISO date; null is never. */
  readonly expires: string | null;
}

export interface Order {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  readonly status: OrderStatus;
  readonly date: string;
  readonly needsPayment: boolean;
  readonly email: string;
  readonly billing: Address;
  readonly shipping: Address | null;
  readonly shippingMethod: string | null;
  readonly paymentMethod: string;
  readonly paymentMethodTitle: string;
  /** What the shopper does next for this payment method, in the page's language: bank account, amount, deadline. */
  readonly paymentInstructions: string | null;
  readonly customerNote: string | null;
  readonly lines: readonly OrderLine[];
  readonly files: readonly BoughtFile[];
  readonly bill: Bill;
}
