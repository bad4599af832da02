import type { PriceTag } from '#engine/domain/catalog/price-tag.ts';
import type { Cents } from '#engine/domain/money/cents.ts';

/** Instants are text where a row comes out of a JSON list. */
export interface PriceColumns {
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
  readonly saleFrom: Date | string | null;
  readonly saleTo: Date | string | null;
}

export const toPriceTag = ({ regularPrice, salePrice, saleFrom, saleTo }: PriceColumns): PriceTag => ({
  regular: regularPrice,
  sale: salePrice === null ? null : { price: salePrice, from: toInstant(saleFrom), to: toInstant(saleTo) },
});

const toInstant = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

export const toPriceRow = ({ regular, sale }: PriceTag) => ({
  regular_price: regular,
  sale_price: sale?.price ?? null,
  sale_from: sale?.from ?? null,
  sale_to: sale?.to ?? null,
});
