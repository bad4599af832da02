import type { PriceTag } from './prices.ts';
import type { Product, ProductKind, TaxClass, TaxStatus } from './product.ts';
import { regularPrices } from './product-prices.ts';
import type { StockPolicy } from './stock-policy.ts';

export interface SellableRef {
  readonly productId: number;
  readonly variationId: number | null;
}

/** What is bought, as the cart needs to know it: a product without variations, or one variation. */
export interface Sellable extends SellableRef {
  readonly kind: ProductKind;
  /** In the shopper's language; a variation's with its options. */
  readonly name: string;
  readonly sku: string;
  /** The product is published, and so is the variation. */
  readonly published: boolean;
  readonly price: PriceTag;
  readonly taxStatus: TaxStatus;
  readonly taxClass: TaxClass;
  /** Already resolved: a variation that shares its product's pieces shows those. */
  readonly stock: StockPolicy;
  /** Whose pieces they are: the product's id or the variation's. */
  readonly stockOwner: number;
  readonly soldIndividually: boolean;
  readonly virtual: boolean;
  /** It carries files to download. */
  readonly downloadable: boolean;
  /** Grams; 0 when unknown or virtual. */
  readonly weight: number;
  readonly shippingClass: string | null;
  readonly categoryIds: readonly number[];
  /** It has the numbers that an oil must have. */
  readonly registered: boolean;
}

export interface OptionForSale {
  readonly slug: string;
  readonly label: string;
  /** Slugs a shopper may choose. */
  readonly values: readonly string[];
  /** Of a local attribute: what the values are called, in their order. Clients choose by name there. */
  readonly names: readonly string[] | null;
}

export interface VariationForSale {
  readonly sellable: Sellable;
  /** Attribute slug → term slug; empty text when every term fits. */
  readonly choices: Readonly<Record<string, string>>;
}

/** A product with everything that can be asked of it when it is put into the cart. */
export interface ProductForSale {
  readonly productId: number;
  readonly kind: ProductKind;
  readonly name: string;
  readonly published: boolean;
  /** The product itself. Of a variable product it only answers for name and kind: its variations are bought. */
  readonly itself: Sellable;
  readonly options: readonly OptionForSale[];
  readonly variations: readonly VariationForSale[];
}

/** Published, sold by this shop, with a price; whether it is in stock is checked elsewhere. */
export function isPurchasable(sellable: Sellable): boolean {
  if (!sellable.published || sellable.price.regular === null) return false;
  return sellable.kind === 'simple' || (sellable.kind === 'variable' && sellable.variationId !== null);
}

export const isProductPurchasable = (product: Product): boolean =>
  product.status === 'published' && product.kind !== 'external' && regularPrices(product).length > 0;
