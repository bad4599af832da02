import type { Selectable } from 'kysely';
import { NO_TEXT, type Parcel, type ProductText } from '#engine/domain/catalog/product.ts';
import type { ProductDraft, VariableDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import { fold, foldAll } from '#engine/domain/search/fold.ts';
import { toPriceRow } from '../prices.ts';
import type { Tables } from '../tables.ts';

/** What the database makes or counts by itself. */
type Derived = 'id' | 'family_id' | 'published' | 'modified_at' | 'average_rating' | 'review_count';

/** As it is read: JSON stands in it as it is, because the row itself travels as JSON. */
type ProductRow = Omit<Selectable<Tables['products']>, Derived>;

const NO_PRICE = toPriceRow({ regular: null, sale: null });

export const toProductRow = (draft: ProductDraft): ProductRow => ({
  kind: draft.kind,
  parent_id: null,
  slug: draft.slug,
  sku: draft.sku,
  status: draft.status,
  visibility: draft.visibility,
  featured: draft.featured,
  published_at: draft.publishedAt,
  menu_order: draft.menuOrder,
  reviews_allowed: draft.reviewsAllowed,
  tax_status: draft.taxStatus,
  tax_class: draft.taxClass,
  shipping_class: draft.shippingClass,
  ...(draft.kind === 'variable' ? NO_PRICE : toPriceRow(draft.price)),
  sold_individually: draft.kind !== 'external' && draft.soldIndividually,
  virtual: draft.kind === 'simple' && draft.virtual,
  ...toParcelRow(draft.kind === 'external' ? null : draft.parcel),
  ...toContentRow(draft.content),
  ...toDownloadRow(draft.kind === 'simple' ? draft.downloads : null),
  external_url: draft.kind === 'external' ? draft.url : null,
  button_text: draft.kind === 'external' ? draft.buttonText : null,
  default_choices: draft.kind === 'variable' ? draft.defaults : {},
  meta: draft.meta,
});

interface PlacedVariation extends VariationDraft {
  readonly parentId: number;
  readonly position: number;
}

/** What a variation does not say itself is its product's; the columns hold the product's word all the same. */
export const toVariationRow = (variation: PlacedVariation, draft: VariableDraft): ProductRow => ({
  ...toProductRow(draft),
  kind: 'variation',
  parent_id: variation.parentId,
  slug: null,
  sku: variation.sku,
  status: variation.published ? 'published' : 'private',
  menu_order: variation.position,
  ...toPriceRow(variation.price),
  virtual: variation.virtual,
  ...toParcelRow(variation.parcel),
  ...toContentRow(variation.content),
  ...toDownloadRow(variation.downloads),
  default_choices: {},
  meta: {},
});

const toParcelRow = (parcel: Parcel | null) => ({
  weight: parcel?.weight ?? null,
  length: parcel?.length ?? null,
  width: parcel?.width ?? null,
  height: parcel?.height ?? null,
});

const toContentRow = (content: ProductDraft['content']) => ({
  content_amount: content?.amount ?? null,
  content_unit: content?.unit ?? null,
});

const toDownloadRow = (downloads: VariationDraft['downloads']) => ({
  downloadable: downloads !== null,
  download_limit: downloads?.limit ?? null,
  download_expiry_days: downloads?.expiryDays ?? null,
});

type TextRow = Selectable<Tables['product_texts']>;

export const toTextRows = (productId: number, { text, slug, sku }: ProductDraft): readonly TextRow[] =>
  LANGUAGES.map((language) => ({
    product_id: productId,
    language,
    ...toTextColumns(text[language]),
    folded_name: fold(text[language].name),
    folded: foldAll([text[language].name, slug, sku, text[language].shortDescription, text[language].description]),
  }));

const toTextColumns = (text: ProductText) => ({
  name: text.name,
  short_description: text.shortDescription,
  description: text.description,
  extra_description: text.extraDescription,
  custom_textarea: text.customTextarea,
  product_card_lists: text.productCardLists,
  specifications: text.specifications,
});

/** A variation is named and found by its product; only the description is its own. */
export const toVariationTextRows = (variationId: number, { description }: VariationDraft): readonly TextRow[] =>
  LANGUAGES.map((language) => ({
    product_id: variationId,
    language,
    ...toTextColumns({ ...NO_TEXT, description: description[language] }),
    folded_name: '',
    folded: '',
  }));

/** Null: it counts nothing and has no word of its own. */
export function stockOf(draft: ProductDraft): VariationStock | null {
  if (draft.kind === 'variable') return draft.sharedStock;
  return draft.kind === 'simple' ? draft.stock : null;
}
