import type { Cents } from '../money/money.ts';

export interface SalePrice {
  readonly price: Cents;
  /** First instant of the sale; null means it has always run. */
  readonly from: Date | null;
  /** First instant after the sale; null means it has no end. */
  readonly to: Date | null;
}

/** Prices as the merchant entered them, with or without tax as the shop's settings say. */
export interface PriceTag {
  /** Null is "no price yet": not for sale. Zero is a price. */
  readonly regular: Cents | null;
  readonly sale: SalePrice | null;
}

/** A sale is one only below the regular price. Null: none. */
export const isSaleLower = (regular: Cents | null, sale: Cents | null): boolean =>
  sale === null || (regular !== null && sale < regular);

/** A sale counts only when it is lower than the regular price; it begins with `from` and is over at `to`. */
export function runningSale({ regular, sale }: PriceTag, at: Date): SalePrice | null {
  if (!sale || !isSaleLower(regular, sale.price)) return null;
  const begun = !sale.from || sale.from <= at;
  const over = sale.to !== null && sale.to <= at;
  return begun && !over ? sale : null;
}

/** What a piece costs at this instant; null when it has no price. */
export const activePrice = (tag: PriceTag, at: Date): Cents | null => runningSale(tag, at)?.price ?? tag.regular;

/** What one thing is sold for at one instant. */
export interface Offer {
  readonly price: Cents;
  /** The price without the sale, never below `price`. */
  readonly regular: Cents;
  /** The sale that makes the price; null when none runs. */
  readonly sale: SalePrice | null;
  /** Whole per cent below the regular price, rounded; 0 without a sale. */
  readonly percentOff: number;
}

/** Of a product without variations, or of one variation; null when it has no price. */
export function offerOf(tag: PriceTag, at: Date): Offer | null {
  if (tag.regular === null) return null;
  const sale = runningSale(tag, at);
  const price = sale?.price ?? tag.regular;
  return { price, regular: tag.regular, sale, percentOff: percentOff(price, tag.regular) };
}

const percentOff = (price: Cents, regular: Cents): number =>
  regular > 0 ? Math.round((100 * (regular - price)) / regular) : 0;
