import type { PackContent, Price, UnitPrice } from '../../model/money.ts';
import { unitPriceOf } from '../../model/product/unit-price.ts';
import { amount } from './amount.ts';
import { type WooCommercePrices, wooCommercePrices } from './woocommerce-prices.ts';

/** Price of something that can be bought, and of one litre or kilogram of it. */
export interface Prices {
  /** Null when it cannot be bought. */
  readonly price: Price | null;
  /** Null when the content of the pack is unknown. */
  readonly unitPrice: UnitPrice | null;
  /** Null when unknown; of the cheapest pack where there are several. */
  readonly content: PackContent | null;
}

interface RawOffer {
  readonly price: string;
  readonly regularPrice: string;
  readonly isFrom: boolean;
  readonly percentOff: number;
  readonly content: { readonly amount: number; readonly unit: keyof typeof UNITS } | null;
}

/** `offer` is missing over a backend without offers, and null for something without a price. */
export type RawPrices = WooCommercePrices & { readonly offer?: RawOffer | null };

const UNITS = { GRAM: 'g', MILLILITER: 'ml' } as const;

/** Of a product, a variation or a line of the cart. */
export function pricesOf(raw: RawPrices): Prices {
  if (raw.offer === undefined) {
    const { price, content } = wooCommercePrices(raw);
    return { price, content, unitPrice: unitPriceOf(price, content) };
  }
  if (raw.offer === null) return { price: null, unitPrice: null, content: null };
  const { isFrom, percentOff } = raw.offer;
  const content = raw.offer.content && { amount: raw.offer.content.amount, unit: UNITS[raw.offer.content.unit] };
  const price = { current: amount(raw.offer.price), regular: amount(raw.offer.regularPrice), isFrom, percentOff };
  return { price, content, unitPrice: unitPriceOf(price, content) };
}
