import type { Parcel, SimpleProduct, VariableProduct } from '#engine/domain/catalog/product.ts';
import { slugNumber } from '../../formats/slug-number.ts';
import type { VariationSource } from '../../sources.ts';

type Packed = SimpleProduct | VariableProduct;

const GRAMS_PER_KILOGRAM = 1000;

/** Centimetres and kilograms, as decimal text; null when unknown. */
const side = (parcel: Parcel | null, name: 'length' | 'width' | 'height') =>
  parcel?.[name] ? String(parcel[name]) : null;
const weight = (parcel: Parcel | null) => (parcel?.weight ? String(parcel.weight / GRAMS_PER_KILOGRAM) : null);

const needsParcel = (product: Packed) => product.kind === 'variable' || !product.virtual;

const classNumber = (slug: string | null) => (slug === null ? null : slugNumber(slug));

export const productParcel = {
  height: ({ parcel }: Packed) => side(parcel, 'height'),
  length: ({ parcel }: Packed) => side(parcel, 'length'),
  shippingClassId: ({ shippingClass }: Packed) => classNumber(shippingClass),
  shippingRequired: needsParcel,
  shippingTaxable: (product: Packed) => needsParcel(product) && product.taxStatus !== 'none',
  weight: ({ parcel }: Packed) => weight(parcel),
  width: ({ parcel }: Packed) => side(parcel, 'width'),
};

export const variationParcel = {
  height: ({ variation }: VariationSource) => side(variation.parcel, 'height'),
  length: ({ variation }: VariationSource) => side(variation.parcel, 'length'),
  shippingClassId: ({ product }: VariationSource) => classNumber(product.shippingClass),
  shippingRequired: ({ variation }: VariationSource) => !variation.virtual,
  shippingTaxable: ({ product, variation }: VariationSource) => !variation.virtual && product.taxStatus !== 'none',
  weight: ({ variation }: VariationSource) => weight(variation.parcel),
  width: ({ variation }: VariationSource) => side(variation.parcel, 'width'),
};
