import type { Cents } from '../money/cents.ts';

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
