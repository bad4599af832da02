import type {
  Dimensions,
  PackContent,
  ProductFacts,
  ProductKind,
  ProductText,
} from '#engine/domain/catalog/product.ts';
import type { Backorders, StockStatus } from '#engine/domain/catalog/stock-policy.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { Cents } from '#engine/domain/money/money.ts';
import type { Columns, Generated, GeneratedAlways, Json } from './columns.ts';

/** Each fact of a product has a column of its name, but for those that have two, or a table of their own. */
type FactColumns = Omit<ProductFacts, 'slug' | 'content' | 'totalSales' | 'meta'>;

type DimensionColumns = { readonly [Measure in keyof Dimensions]: number | null };

interface ProductRow extends FactColumns, DimensionColumns {
  readonly id: Generated<number>;
  readonly kind: ProductKind | 'variation';
  readonly parentId: number | null;
  readonly familyId: GeneratedAlways<number>;
  /** Null of a variation. */
  readonly slug: string | null;
  readonly published: GeneratedAlways<boolean>;
  readonly modifiedAt: Generated<Date>;
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
  readonly soldIndividually: boolean;
  readonly virtual: boolean;
  readonly contentAmount: number | null;
  readonly contentUnit: PackContent['unit'] | null;
  readonly downloadable: boolean;
  readonly downloadLimit: number | null;
  readonly downloadExpiryDays: number | null;
  readonly externalUrl: string | null;
  readonly buttonText: Json<Translated> | null;
  readonly defaultChoices: Json<Readonly<Record<string, string>>>;
  readonly meta: Json<ProductFacts['meta']>;
  readonly averageRating: Generated<number>;
  readonly reviewCount: Generated<number>;
}

interface ProductTextRow extends Columns<ProductText> {
  readonly productId: number;
  readonly language: Language;
  /** Folded, for search. */
  readonly foldedName: string;
  readonly folded: string;
}

export interface ProductTables {
  readonly products: ProductRow;
  readonly productTexts: ProductTextRow;
  readonly productCategories: {
    readonly productId: number;
    readonly published: boolean;
    readonly categoryId: number;
    readonly position: number;
  };
  readonly productPictures: { readonly productId: number; readonly position: number; readonly pictureId: number };
  readonly productAttributes: {
    readonly productId: number;
    readonly attributeId: number;
    readonly position: number;
    readonly forVariations: boolean;
    readonly visible: boolean;
  };
  readonly productTerms: {
    readonly productId: number;
    readonly published: boolean;
    readonly termId: number;
  };
  readonly variationChoices: {
    readonly variationId: number;
    readonly attributeId: number;
    readonly termId: number | null;
  };
  readonly productFiles: {
    readonly productId: number;
    readonly id: string;
    readonly position: number;
    readonly name: Json<Translated>;
    readonly file: string;
  };
  readonly stock: {
    readonly productId: number;
    readonly kind: 'managed' | 'unmanaged' | 'shared';
    readonly onHand: number | null;
    readonly backorders: Backorders | null;
    readonly lowAmount: number | null;
    readonly status: StockStatus | null;
  };
  readonly sales: { readonly productId: number; readonly pieces: number };
  readonly tags: {
    readonly id: Generated<number>;
    readonly kind: 'product' | 'article';
    readonly slug: string;
    readonly name: Json<Translated>;
  };
  readonly productTags: { readonly productId: number; readonly tagId: number; readonly position: number };
  readonly productRecommendations: {
    readonly productId: number;
    readonly kind: 'upsell' | 'cross-sell' | 'part';
    readonly position: number;
    readonly slug: string;
  };
}
