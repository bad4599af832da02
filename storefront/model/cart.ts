import type { Refusal } from '#contract/refusals.ts';
import type { Bill } from './bill.ts';
import type { Cents } from './money.ts';
import type { Picture } from './picture.ts';
import type { Stock } from './stock.ts';

export interface CartLine {
  readonly key: string;
  readonly productId: number;
  readonly variationId: number | null;
  readonly slug: string;
  readonly name: string;
  /** Chosen options as the shopper reads them: "5W-30, 4 L". */
  readonly options: readonly { readonly attribute: string; readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly regularUnitPrice: Cents;
  /** Before discounts, as displayed. */
  readonly subtotal: Cents;
  readonly stock: Stock;
  readonly soldIndividually: boolean;
  readonly picture: Picture | null;
}

export interface ShippingRate {
  readonly id: string;
  readonly method: string;
  readonly label: string;
  readonly cost: Cents;
}

/** Something left the cart by itself. */
export interface CartNotice {
  /** Code of the coupon that was taken off; null for anything else. */
  readonly coupon: string | null;
  readonly reason: Refusal;
}

export interface Cart extends Bill {
  readonly lines: readonly CartLine[];
  readonly itemCount: number;
  readonly needsShipping: boolean;
  /** Country it would be delivered to, as far as the API has said. */
  readonly deliversTo: string | null;
  readonly rates: readonly ShippingRate[];
  readonly chosenRate: string | null;
  /** What just left by itself, told once; null where the API does not tell. */
  readonly notices: readonly CartNotice[] | null;
}

export interface PaymentMethod {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}
