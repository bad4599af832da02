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
import type { Cents } from '#engine/domain/money/money.ts';
import { shownPrice } from '#engine/domain/pricing/shown-price.ts';
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

type Taxed = Pick<Product, 'taxClass' | 'taxStatus'>;

const shownPrices = (prices: readonly Cents[], product: Taxed, { settings }: Context): readonly Cents[] =>
  prices.map((price) => shownPrice(price, product, settings));

const shownOffer = (offer: LowestOffer | null, product: Taxed, { settings }: Context): LowestOffer | null =>
  offer && {
    ...offer,
    price: shownPrice(offer.price, product, settings),
    regular: shownPrice(offer.regular, product, settings),
  };

export const productPrices = {
  offer: (product: Product, _args: unknown, context: Context) =>
    shownOffer(lowestOffer(product, context.at), product, context),
  nextPriceChange: (product: Product, _args: unknown, { at }: Context) =>
    nextPriceChange(product, at)?.toISOString() ?? null,
  price: (product: Product, { format }: Format, context: Context) =>
    productPrice(shownPrices(activePrices(product, context.at), product, context), format, context.money),
  regularPrice: (product: Product, { format }: Format, context: Context) =>
    productPrice(shownPrices(regularPrices(product), product, context), format, context.money),
  salePrice: (product: Product, { format }: Format, context: Context) =>
    productPrice(shownPrices(salePrices(product, context.at), product, context), format, context.money),
  taxClass: (product: Product) => TAX_CLASSES[product.taxClass],
  taxStatus: (product: Product) => TAX_STATUSES[product.taxStatus],
};

const one = (price: number | null | undefined) => (price === null || price === undefined ? [] : [price]);

const tagPrices = (tag: PriceTag, at: Date) => ({
  active: one(activePrice(tag, at)),
  sale: one(runningSale(tag, at)?.price),
});

export const variationPrices = {
  offer: ({ variation, product }: VariationSource, _args: unknown, context: Context) =>
    shownOffer(variationOffer(variation, context.at), product, context),
  // Clients read it at the product.
  nextPriceChange: () => null,
  price: ({ variation, product }: VariationSource, { format }: Format, context: Context) =>
    productPrice(shownPrices(tagPrices(variation.price, context.at).active, product, context), format, context.money),
  regularPrice: ({ variation, product }: VariationSource, { format }: Format, context: Context) =>
    productPrice(shownPrices(one(variation.price.regular), product, context), format, context.money),
  salePrice: ({ variation, product }: VariationSource, { format }: Format, context: Context) =>
    productPrice(shownPrices(tagPrices(variation.price, context.at).sale, product, context), format, context.money),
  taxClass: ({ product }: VariationSource) => TAX_CLASSES[product.taxClass],
  taxStatus: ({ product }: VariationSource) => TAX_STATUSES[product.taxStatus],
};
