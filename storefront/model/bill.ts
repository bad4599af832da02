import type { Cents } from './money.ts';

/** What a cart or an order comes to, as the API worked it out. */
export interface Bill {
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  /** Names of the taxes in it, such as "PPN 11%"; empty where the API names none. */
  readonly taxNames: readonly string[];
  readonly total: Cents;
  readonly pricesIncludeTax: boolean;
}

/** What can be said before the price of delivery is known: guesses are not shown. */
export const billWithoutShipping = (bill: Bill): Cents => bill.total - bill.shipping;
