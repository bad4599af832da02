import type { Translated } from '../language.ts';
import type { PriceTag } from './prices.ts';
import type { Dimensions, Downloads, PackContent, ProductFacts, ProductText } from './product.ts';
import type { ManagedStock, StockPolicy, VariationStock } from './stock-policy.ts';
import type { AttributeDraft } from './taxonomies.ts';

export type DownloadsDraft = Omit<Downloads, 'files'> & {
  readonly files: readonly { readonly id: string; readonly name: Translated; readonly file: string }[];
};

/** What one product alone calls an attribute and the terms it has there. */
export type LocalAttribute = Omit<AttributeDraft, 'slug'>;

export interface CarriedAttribute {
  readonly slug: string;
  /** Slugs. */
  readonly terms: readonly string[];
  readonly forVariations: boolean;
  readonly visible: boolean;
  /** Without it, `slug` names a global attribute. */
  readonly local?: LocalAttribute;
}

interface DraftBase extends ProductFacts {
  readonly text: Translated<ProductText>;
  /** Slugs, the main one first. */
  readonly categories: readonly string[];
  /** Without it none. */
  readonly tags?: readonly { readonly slug: string; readonly name: Translated }[];
  /** Slugs of products, which may come later; without it none. */
  readonly upsells?: readonly string[];
  readonly crossSells?: readonly string[];
  /** Files of imported pictures: the main one first, then the gallery. */
  readonly pictures: readonly string[];
  /** Attributes it carries, in order. */
  readonly attributes: readonly CarriedAttribute[];
}

export interface SimpleDraft extends DraftBase {
  readonly kind: 'simple';
  readonly price: PriceTag;
  readonly stock: StockPolicy;
  readonly soldIndividually: boolean;
  readonly virtual: boolean;
  readonly dimensions: Dimensions | null;
  readonly downloads: DownloadsDraft | null;
}

export interface ExternalDraft extends DraftBase {
  readonly kind: 'external';
  readonly price: PriceTag;
  readonly url: string;
  readonly buttonText: Translated;
}

export interface GroupedDraft extends DraftBase {
  readonly kind: 'grouped';
  /** Slugs of products, which may come later. */
  readonly parts: readonly string[];
}

export interface VariationDraft {
  readonly sku: string;
  readonly description: Translated;
  readonly published: boolean;
  readonly price: PriceTag;
  readonly stock: VariationStock;
  readonly virtual: boolean;
  /** Null where the product's own holds. */
  readonly dimensions: Dimensions | null;
  readonly content: PackContent | null;
  readonly downloads: DownloadsDraft | null;
  readonly picture: string | null;
  /** Attribute slug → term slug; empty text when every term fits. */
  readonly choices: Readonly<Record<string, string>>;
}

export interface VariableDraft extends DraftBase {
  readonly kind: 'variable';
  readonly sharedStock: ManagedStock | null;
  readonly soldIndividually: boolean;
  readonly dimensions: Dimensions | null;
  readonly variations: readonly VariationDraft[];
  readonly defaults: Readonly<Record<string, string>>;
}

/** A product as it is handed in: both languages, everything else named by slug, SKU or file. */
export type ProductDraft = SimpleDraft | VariableDraft | ExternalDraft | GroupedDraft;
