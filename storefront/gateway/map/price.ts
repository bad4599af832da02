import type { Cents, PackContent, Price, UnitPrice } from '../../model/money.ts';
import { amount } from './amount.ts';
import { type WooCommercePrices, wooCommercePrices } from './woocommerce-prices.ts';

/** Price of something that can be bought, and of one litre or kilogram of it. */
export interface Prices {
  /** Null when it cannot be bought. */
  readonly price: Price | null;
  /** Null when the content of the pack is unknown. */
  readonly unitPrice: UnitPrice | null;
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
    return { price, unitPrice: unitPriceOf(price, content) };
  }
  if (raw.offer === null) return { price: null, unitPrice: null };
  const { isFrom, percentOff, content } = raw.offer;
  const price = { current: amount(raw.offer.price), regular: amount(raw.offer.regularPrice), isFrom, percentOff };
  return { price, unitPrice: unitPriceOf(price, content && { amount: content.amount, unit: UNITS[content.unit] }) };
}

/** From half a litre or kilogram on the whole unit compares best, below it a tenth. */
const LARGE_PACK = 500;

function unitPriceOf(price: { readonly current: Cents } | null, content: PackContent | null): UnitPrice | null {
  if (!price || !content) return null;
  const { amount: held, unit } = content;
  const isLarge = held >= LARGE_PACK;
  return {
    cents: Math.round((price.current * (isLarge ? 1000 : 100)) / held),
    per: unit === 'ml' ? (isLarge ? '1 L' : '100 ml') : isLarge ? '1 kg' : '100 g',
  };
}
