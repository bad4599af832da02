import { activePrice, type PriceTag, runningSale } from '#engine/domain/catalog/prices.ts';
import type { PackContent, Product, TaxClass, TaxStatus } from '#engine/domain/catalog/product.ts';
import {
  activePrices,
  type LowestOffer,
  lowestOffer,
  nextPriceChange,
  regularPrices,
  salePrices,
  variationOffer,
} from '#engine/domain/catalog/product-prices.ts';
import type { Context } from '../../context/context.ts';
import type { VariationSource } from '../../context/sources.ts';
import { exactText, type PriceStyle, productPrice } from '../../formats/money.ts';
import type { PackUnitEnum, TaxClassEnum, TaxStatusEnum } from '../../generated/resolvers.generated.ts';

interface Format {
  readonly format?: PriceStyle;
}

export const TAX_CLASSES = {
  standard: 'STANDARD',
  'reduced-rate': 'REDUCED_RATE',
  'zero-rate': 'ZERO_RATE',
} as const satisfies Record<TaxClass, TaxClassEnum>;

const TAX_STATUSES = {
  taxable: 'TAXABLE',
  shipping: 'SHIPPING',
  none: 'NONE',
} as const satisfies Record<TaxStatus, TaxStatusEnum>;

const PACK_UNITS = { g: 'GRAM', ml: 'MILLILITER' } as const satisfies Record<PackContent['unit'], PackUnitEnum>;

export const offerResolvers = {
  ProductOffer: {
    isFrom: (offer: LowestOffer) => offer.isFrom,
    percentOff: (offer: LowestOffer) => offer.highestPercentOff,
    price: ({ price }: LowestOffer, { format }: Format, { money }: Context) => exactText(price, format, money),
    regularPrice: ({ regular }: LowestOffer, { format }: Format, { money }: Context) =>
      exactText(regular, format, money),
  },
  PackContent: {
    unit: ({ unit }: PackContent) => PACK_UNITS[unit],
  },
};

export const productPrices = {
  offer: (product: Product, _args: unknown, { at }: Context) => lowestOffer(product, at),
  nextPriceChange: (product: Product, _args: unknown, { at }: Context) =>
    nextPriceChange(product, at)?.toISOString() ?? null,
  price: (product: Product, { format }: Format, { at, money }: Context) =>
    productPrice(activePrices(product, at), format, money),
  regularPrice: (product: Product, { format }: Format, { money }: Context) =>
    productPrice(regularPrices(product), format, money),
  salePrice: (product: Product, { format }: Format, { at, money }: Context) =>
    productPrice(salePrices(product, at), format, money),
  taxClass: (product: Product) => TAX_CLASSES[product.taxClass],
  taxStatus: (product: Product) => TAX_STATUSES[product.taxStatus],
};

const one = (price: number | null | undefined) => (price === null || price === undefined ? [] : [price]);

const tagPrices = (tag: PriceTag, at: Date) => ({
  active: one(activePrice(tag, at)),
  sale: one(runningSale(tag, at)?.price),
});

export const variationPrices = {
  offer: ({ variation }: VariationSource, _args: unknown, { at }: Context) => variationOffer(variation, at),
  // Clients read it at the product.
  nextPriceChange: () => null,
  price: ({ variation }: VariationSource, { format }: Format, { at, money }: Context) =>
    productPrice(tagPrices(variation.price, at).active, format, money),
  regularPrice: ({ variation }: VariationSource, { format }: Format, { money }: Context) =>
    productPrice(one(variation.price.regular), format, money),
  salePrice: ({ variation }: VariationSource, { format }: Format, { at, money }: Context) =>
    productPrice(tagPrices(variation.price, at).sale, format, money),
  taxClass: ({ product }: VariationSource) => TAX_CLASSES[product.taxClass],
  taxStatus: ({ product }: VariationSource) => TAX_STATUSES[product.taxStatus],
};
