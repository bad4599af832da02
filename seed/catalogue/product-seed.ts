import type { Packshot } from '../pictures/packshot.ts';

export interface InBoth<T = string> {
  readonly id: T;
  readonly en: T;
}

export type CategorySlug =
  | 'oli-full-sintetik-formula'
  | 'oli-sintetik-syn-formula'
  | 'campuran-oli'
  | 'campuran-bahan-bakar'
  | 'interior-dan-eksterior'
  | 'minyak-rem'
  | 'power-steering'
  | 'pembersih-mesin';

/** What a shopper reads before buying. `description` and `extraDescription` are HTML of p, h3, ul, ol, li, strong, em, table, tbody, tr, th, td. */
export interface ProductCopy {
  readonly name: string;
  /** One sentence, at most 140 characters: the benefit. */
  readonly shortDescription: string;
  /** What it does and for whom: two to four paragraphs, with a list of benefits. */
  readonly description: string;
  /** How to use and dose, then safety. */
  readonly extraDescription: string;
  /** Plain text: the one line a mechanic would say about it. */
  readonly customTextarea: string;
  /** Three to five short points for the card and the page. */
  readonly productCardLists: readonly string[];
  /** Rows of the specification table, in order. */
  readonly specifications: readonly (readonly [name: string, value: string])[];
}

export interface SalePrice {
  readonly cents: number;
  /** ISO instants; unset means no bound. */
  readonly from?: string;
  readonly to?: string;
}

export type SeedStock =
  | {
      readonly kind: 'managed';
      readonly quantity: number;
      readonly lowAmount?: number;
      readonly backorders?: 'no' | 'notify' | 'yes';
    }
  | { readonly kind: 'unmanaged'; readonly status: 'in-stock' | 'out-of-stock' | 'on-backorder' };

/** Shipping size of one packed piece: grams and centimetres. */
export interface Parcel {
  readonly weight: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** What is bought: its price, its stock, its parcel, its pack. Money in euro cents, VAT included. */
export interface Sellable {
  readonly sku: string;
  readonly cents: number;
  readonly sale?: SalePrice;
  readonly stock: SeedStock;
  readonly parcel: Parcel;
  readonly packshot: Packshot;
}

export interface VariationSeed extends Sellable {
  /** Attribute slug → term slug, in the product's attribute order. */
  readonly attributes: Readonly<Partial<Record<AttributeSlug, string>>>;
}

export type AttributeSlug = 'viscosity' | 'size';

export interface FileSeed {
  readonly id: string;
  readonly name: InBoth;
  /** File name below `seed/files`. */
  readonly file: string;
}

export interface ReviewSeed {
  readonly author: string;
  readonly email: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly language: 'id' | 'en';
  readonly text: string;
  /** ISO date. */
  readonly date: string;
  readonly verified: boolean;
}

interface ProductBase {
  readonly slug: string;
  readonly category: CategorySlug;
  /** Further categories it is also listed in. */
  readonly alsoIn?: readonly CategorySlug[];
  /** ISO instant of publication. */
  readonly date: string;
  readonly featured?: boolean;
  /** Pieces sold before the shop opened: drives best sellers. */
  readonly totalSales: number;
  readonly copy: InBoth<ProductCopy>;
  /** Millilitres (fluids) or grams, for the unit price; unset for what has none. Per variation it follows the size term. */
  readonly content?: { readonly amount: number; readonly unit: 'ml' | 'g' };
  readonly flammable?: boolean;
  readonly reviews: readonly ReviewSeed[];
}

export interface SimpleProductSeed extends ProductBase, Sellable {
  readonly type: 'simple';
}

/** A file: no parcel, no stock limit. */
export interface VirtualProductSeed extends ProductBase {
  readonly type: 'virtual';
  readonly sku: string;
  readonly cents: number;
  readonly sale?: SalePrice;
  readonly packshot: Packshot;
  readonly files: readonly FileSeed[];
  readonly downloadLimit: number | null;
  readonly downloadExpiryDays: number | null;
}

export interface ExternalProductSeed extends ProductBase {
  readonly type: 'external';
  readonly sku: string;
  readonly cents: number;
  readonly packshot: Packshot;
  readonly externalUrl: string;
  readonly buttonText: InBoth;
}

export interface VariableProductSeed extends ProductBase {
  readonly type: 'variable';
  readonly sku: string;
  /** The attributes a shopper chooses, in order; their terms are declared in `attributes.ts`. */
  readonly attributes: readonly AttributeSlug[];
  readonly defaults: Readonly<Partial<Record<AttributeSlug, string>>>;
  readonly variations: readonly VariationSeed[];
}

export type ProductSeed = SimpleProductSeed | VirtualProductSeed | ExternalProductSeed | VariableProductSeed;
