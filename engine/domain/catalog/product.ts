import type { Picture } from './picture.ts';
import type { PriceTag } from './prices.ts';
import type { ManagedStock, StockPolicy, VariationStock } from './stock-policy.ts';
import type { AttributeScope, ProductAttribute, ProductTag } from './taxonomies.ts';

export type PublicationStatus = 'published' | 'draft' | 'private';

/** Where a published product is listed. A hidden one is still reached and bought by its own address. */
export type Visibility = 'visible' | 'catalog' | 'search' | 'hidden';

export type TaxStatus = 'taxable' | 'shipping' | 'none';

export type TaxClass = 'standard' | 'reduced-rate' | 'zero-rate';

/** One packed piece: grams and centimetres. */
export interface Dimensions {
  readonly weight: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** What one pack holds, for the price per litre or per 100 g. */
export interface PackContent {
  readonly amount: number;
  readonly unit: 'ml' | 'g';
}

export interface ProductFile {
  readonly id: string;
  readonly name: string;
  /** Path below the private files folder. Never shown to a shopper. */
  readonly file: string;
}

export interface Downloads {
  readonly files: readonly ProductFile[];
  /** Downloads per bought piece; null is unlimited. */
  readonly limit: number | null;
  /** Days from completion; null is for ever. */
  readonly expiryDays: number | null;
}

export interface ProductText {
  readonly name: string;
  /** A plain sentence, or HTML. */
  readonly shortDescription: string;
  /** HTML. */
  readonly description: string;
  /** HTML: how to use, dose, safety. */
  readonly extraDescription: string;
  readonly customTextarea: string;
  readonly productCardLists: readonly string[];
  readonly specifications: readonly { readonly name: string; readonly value: string }[];
}

export const NO_TEXT: ProductText = {
  name: '',
  shortDescription: '',
  description: '',
  extraDescription: '',
  customTextarea: '',
  productCardLists: [],
  specifications: [],
};

export interface ProductFacts {
  readonly slug: string;
  /** Empty when it has none. Unique over products and variations. */
  readonly sku: string;
  readonly status: PublicationStatus;
  readonly visibility: Visibility;
  readonly featured: boolean;
  readonly publishedAt: Date;
  readonly menuOrder: number;
  readonly totalSales: number;
  readonly reviewsAllowed: boolean;
  readonly taxStatus: TaxStatus;
  readonly taxClass: TaxClass;
  /** `flammable` and the like; null for an ordinary product. */
  readonly shippingClass: string | null;
  readonly content: PackContent | null;
  /** Public facts that no field is made for. */
  readonly meta: Readonly<Record<string, string>>;
}

/** The facts of a new product where nothing else is said; every product has its own slug and date. */
export const DEFAULT_FACTS: Omit<ProductFacts, 'slug' | 'publishedAt'> = {
  sku: '',
  status: 'published',
  visibility: 'visible',
  featured: false,
  menuOrder: 0,
  totalSales: 0,
  reviewsAllowed: true,
  taxStatus: 'taxable',
  taxClass: 'standard',
  shippingClass: null,
  content: null,
  meta: {},
};

interface ProductBase extends ProductFacts, ProductText {
  /** Products and variations draw their ids from one sequence, so an id alone says which is meant. */
  readonly id: number;
  readonly modifiedAt: Date;
  readonly picture: Picture | null;
  readonly gallery: readonly Picture[];
  readonly categories: readonly { readonly id: number; readonly slug: string; readonly name: string }[];
  readonly tags: readonly Omit<ProductTag, 'count'>[];
  /** Slugs of better products than this one, and of what goes with it; they may not be there (any more). */
  readonly upsells: readonly string[];
  readonly crossSells: readonly string[];
  readonly attributes: readonly ProductAttribute[];
  /** Mean of the approved reviews, two decimals; 0 without any. */
  readonly averageRating: number;
  readonly reviewCount: number;
}

export interface SimpleProduct extends ProductBase {
  readonly kind: 'simple';
  readonly price: PriceTag;
  readonly stock: StockPolicy;
  readonly soldIndividually: boolean;
  readonly virtual: boolean;
  readonly dimensions: Dimensions | null;
  readonly downloads: Downloads | null;
}

/** Sold by another shop; never put into the cart. */
export interface ExternalProduct extends ProductBase {
  readonly kind: 'external';
  readonly price: PriceTag;
  readonly url: string;
  readonly buttonText: string;
}

/** A page of other products that are bought by themselves; it has no price and no stock of its own. */
export interface GroupedProduct extends ProductBase {
  readonly kind: 'grouped';
  /** Slugs, in the merchant's order; they may not be there (any more). */
  readonly parts: readonly string[];
}

export interface VariationChoice {
  readonly scope: AttributeScope;
  readonly attribute: string;
  readonly attributeLabel: string;
  /** 0 when every term fits. */
  readonly termId: number;
  /** Slug of the term; empty when every term fits and the shopper says which. */
  readonly value: string;
  readonly label: string;
}

/** Picture, dimensions and content are already the product's own where the variation has none. */
export interface Variation {
  readonly id: number;
  readonly sku: string;
  /** Product name and options: `Synthetic engine oil - 5W-30, 1 L`. */
  readonly name: string;
  readonly description: string;
  readonly published: boolean;
  readonly price: PriceTag;
  readonly stock: VariationStock;
  readonly virtual: boolean;
  readonly dimensions: Dimensions | null;
  readonly content: PackContent | null;
  readonly downloads: Downloads | null;
  readonly picture: Picture | null;
  /** In the order of the product's attributes: clients compare them by place. */
  readonly choices: readonly VariationChoice[];
}

export interface VariableProduct extends ProductBase {
  readonly kind: 'variable';
  /** Pieces its variations share; null when each counts its own. */
  readonly sharedStock: ManagedStock | null;
  readonly soldIndividually: boolean;
  readonly dimensions: Dimensions | null;
  /** In the merchant's order. */
  readonly variations: readonly Variation[];
  /** Attribute slug → term slug chosen when the page opens. */
  readonly defaults: Readonly<Record<string, string>>;
}

export type Product = SimpleProduct | VariableProduct | ExternalProduct | GroupedProduct;

export type ProductKind = Product['kind'];
