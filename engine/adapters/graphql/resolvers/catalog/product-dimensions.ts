import type { Dimensions, SimpleProduct, VariableProduct } from '#engine/domain/catalog/product.ts';
import type { VariationSource } from '../../context/sources.ts';
import { slugNumber } from '../../formats/ids.ts';

type Packed = SimpleProduct | VariableProduct;

const GRAMS_PER_KILOGRAM = 1000;

/** Centimetres and kilograms, as decimal text; null when unknown. */
const side = (dimensions: Dimensions | null, name: 'length' | 'width' | 'height') =>
  dimensions?.[name] ? String(dimensions[name]) : null;
const weight = (dimensions: Dimensions | null) =>
  dimensions?.weight ? String(dimensions.weight / GRAMS_PER_KILOGRAM) : null;

const isShipped = (product: Packed) => product.kind === 'variable' || !product.virtual;

const classNumber = (slug: string | null) => (slug === null ? null : slugNumber(slug));

export const productDimensions = {
  height: ({ dimensions }: Packed) => side(dimensions, 'height'),
  length: ({ dimensions }: Packed) => side(dimensions, 'length'),
  shippingClassId: ({ shippingClass }: Packed) => classNumber(shippingClass),
  shippingRequired: isShipped,
  shippingTaxable: (product: Packed) => isShipped(product) && product.taxStatus !== 'none',
  weight: ({ dimensions }: Packed) => weight(dimensions),
  width: ({ dimensions }: Packed) => side(dimensions, 'width'),
};

export const variationDimensions = {
  height: ({ variation }: VariationSource) => side(variation.dimensions, 'height'),
  length: ({ variation }: VariationSource) => side(variation.dimensions, 'length'),
  shippingClassId: ({ product }: VariationSource) => classNumber(product.shippingClass),
  shippingRequired: ({ variation }: VariationSource) => !variation.virtual,
  shippingTaxable: ({ product, variation }: VariationSource) => !variation.virtual && product.taxStatus !== 'none',
  weight: ({ variation }: VariationSource) => weight(variation.dimensions),
  width: ({ variation }: VariationSource) => side(variation.dimensions, 'width'),
};
