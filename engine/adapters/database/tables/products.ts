import type {
  PackContent,
  ProductKind,
  ProductText,
  PublicationStatus,
  TaxClass,
  TaxStatus,
  Visibility,
} from '#engine/domain/catalog/product.ts';
import type { Backorders, StockStatus } from '#engine/domain/catalog/stock-policy.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import type { Cents } from '#engine/domain/money/cents.ts';
import type { Generated, GeneratedAlways, Json } from './columns.ts';

interface ProductRow {
  readonly id: Generated<number>;
  readonly kind: ProductKind | 'variation';
  readonly parent_id: number | null;
  readonly family_id: GeneratedAlways<number>;
  readonly slug: string | null;
  readonly sku: string;
  readonly status: PublicationStatus;
  readonly published: GeneratedAlways<boolean>;
  readonly visibility: Visibility;
  readonly featured: boolean;
  readonly published_at: Date;
  readonly modified_at: Generated<Date>;
  readonly menu_order: number;
  readonly reviews_allowed: boolean;
  readonly tax_status: TaxStatus;
  readonly tax_class: TaxClass;
  readonly shipping_class: string | null;
  readonly regular_price: Cents | null;
  readonly sale_price: Cents | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
  readonly sold_individually: boolean;
  readonly virtual: boolean;
  readonly weight: number | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly content_amount: number | null;
  readonly content_unit: PackContent['unit'] | null;
  readonly downloadable: boolean;
  readonly download_limit: number | null;
  readonly download_expiry_days: number | null;
  readonly external_url: string | null;
  readonly button_text: Json<Translated> | null;
  readonly default_choices: Json<Readonly<Record<string, string>>>;
  readonly meta: Json<Readonly<Record<string, string>>>;
  readonly average_rating: Generated<number>;
  readonly review_count: Generated<number>;
}

interface ProductTextRow {
  readonly product_id: number;
  readonly language: Language;
  readonly name: string;
  readonly short_description: string;
  readonly description: string;
  readonly extra_description: string;
  readonly custom_textarea: string;
  readonly product_card_lists: Json<ProductText['productCardLists']>;
  readonly specifications: Json<ProductText['specifications']>;
  readonly folded_name: string;
  readonly folded: string;
}

export interface ProductTables {
  readonly products: ProductRow;
  readonly product_texts: ProductTextRow;
  readonly product_categories: {
    readonly product_id: number;
    readonly published: boolean;
    readonly category_id: number;
    readonly position: number;
  };
  readonly product_pictures: { readonly product_id: number; readonly position: number; readonly picture_id: number };
  readonly product_attributes: {
    readonly product_id: number;
    readonly attribute_id: number;
    readonly position: number;
    readonly for_variations: boolean;
    readonly visible: boolean;
  };
  readonly product_terms: {
    readonly product_id: number;
    readonly published: boolean;
    readonly term_id: number;
  };
  readonly variation_choices: {
    readonly variation_id: number;
    readonly attribute_id: number;
    readonly term_id: number | null;
  };
  readonly product_files: {
    readonly product_id: number;
    readonly id: string;
    readonly position: number;
    readonly name: Json<Translated>;
    readonly file: string;
  };
  readonly stock: {
    readonly product_id: number;
    readonly kind: 'managed' | 'unmanaged' | 'shared';
    readonly on_hand: number | null;
    readonly backorders: Backorders | null;
    readonly low_amount: number | null;
    readonly status: StockStatus | null;
  };
  readonly sales: { readonly product_id: number; readonly pieces: number };
}
