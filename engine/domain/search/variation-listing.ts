import type { Product, ProductKind, SimpleProduct, VariableProduct, Variation } from '../catalog/product.ts';
import { variationStock } from '../stock/stock.ts';
import { type ListingContext, type ProductListing, toListing } from './listing.ts';

/** A variation as a row of a list, beside products. */
export interface ListedVariation {
  readonly kind: 'variation';
  readonly variation: Variation;
  readonly product: VariableProduct;
}

export type Listed = Product | ListedVariation;

export type ListedKind = ProductKind | ListedVariation['kind'];

/** The listings of a product's published variations; none of a product without. */
export function variationListings(
  product: Product,
  context: Pick<ListingContext, 'ancestry' | 'numbers'>,
): readonly ProductListing[] {
  if (product.kind !== 'variable') return [];
  return product.variations
    .filter(({ published }) => published)
    .map((variation) => toListing(asProduct(product, variation), { ...context, parentId: product.id }));
}

/** Filed like the product it belongs to, with its own price, stock and options. */
function asProduct(product: VariableProduct, variation: Variation): SimpleProduct {
  const { defaults: _defaults, sharedStock: _stock, variations: _others, ...shared } = product;
  const { choices, published: _published, ...own } = variation;
  return {
    ...shared,
    ...own,
    kind: 'simple',
    stock: variationStock(product, variation),
    attributes: product.attributes.map((attribute) => {
      const value = choices.find((choice) => choice.attribute === attribute.slug)?.value;
      return value ? { ...attribute, terms: attribute.terms.filter(({ slug }) => slug === value) } : attribute;
    }),
  };
}
