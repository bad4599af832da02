import { isRegistered } from '../catalog/lubricants.ts';
import type { Product, VariableProduct, Variation } from '../catalog/product.ts';
import type { ProductForSale, Sellable } from '../catalog/sellable.ts';
import { ALWAYS_IN_STOCK, type StockPolicy } from '../catalog/stock-policy.ts';
import { variationStock } from '../stock/stock.ts';

/** What the cart needs to know of a published product. */
export function productForSale(product: Product): ProductForSale {
  const { id: productId, kind, name, attributes } = product;
  const variations = product.kind === 'variable' ? product.variations.map((one) => forSale(product, one)) : [];
  const options = product.kind === 'variable' ? attributes.filter(({ forVariations }) => forVariations) : [];
  return {
    productId,
    kind,
    name,
    published: true,
    itself: itselfOf(product),
    options: options.map(({ scope, slug, label, terms }) => ({
      slug,
      label,
      values: terms.map((term) => term.slug),
      names: scope === 'local' ? terms.map((term) => term.name) : null,
    })),
    variations,
  };
}

const forSale = (product: VariableProduct, variation: Variation) => ({
  sellable: variationSellable(product, variation),
  choices: Object.fromEntries(variation.choices.map(({ attribute, value }) => [attribute, value])),
});

/** The variation, or the product itself. Null when the product has no such variation. */
export function sellableOf(product: Product, variationId: number | null): Sellable | null {
  if (variationId === null) return itselfOf(product);
  const variation = product.kind === 'variable' ? product.variations.find(({ id }) => id === variationId) : undefined;
  return variation && product.kind === 'variable' ? variationSellable(product, variation) : null;
}

const sharedFacts = ({ id, kind, taxStatus, taxClass, shippingClass, categories, meta }: Product) => ({
  productId: id,
  kind,
  taxStatus,
  taxClass,
  shippingClass,
  categoryIds: categories.map((category) => category.id),
  registered: isRegistered(meta),
});

function itselfOf(product: Product): Sellable {
  const virtual = product.kind === 'simple' && product.virtual;
  return {
    ...sharedFacts(product),
    variationId: null,
    name: product.name,
    sku: product.sku,
    published: true,
    price: 'price' in product ? product.price : { regular: null, sale: null },
    stock: ownStock(product),
    stockOwner: product.id,
    soldIndividually: 'soldIndividually' in product && product.soldIndividually,
    virtual,
    downloadable: product.kind === 'simple' && (product.downloads?.files.length ?? 0) > 0,
    weight: virtual || !('dimensions' in product) ? 0 : (product.dimensions?.weight ?? 0),
  };
}

function ownStock(product: Product): StockPolicy {
  if (product.kind === 'simple') return product.stock;
  return (product.kind === 'variable' && product.sharedStock) || ALWAYS_IN_STOCK;
}

const variationSellable = (product: VariableProduct, variation: Variation): Sellable => ({
  ...sharedFacts(product),
  variationId: variation.id,
  name: variation.name,
  sku: variation.sku,
  published: variation.published,
  price: variation.price,
  stock: variationStock(product, variation),
  stockOwner: variation.stock.kind === 'shared' ? product.id : variation.id,
  soldIndividually: product.soldIndividually,
  virtual: variation.virtual,
  downloadable: (variation.downloads?.files.length ?? 0) > 0,
  weight: variation.virtual ? 0 : (variation.dimensions?.weight ?? 0),
});
