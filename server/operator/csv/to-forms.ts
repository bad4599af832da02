import type { PriceTag } from '#engine/domain/catalog/prices.ts';
import { type Dimensions, NO_TEXT } from '#engine/domain/catalog/product.ts';
import type {
  DownloadsDraft,
  ProductDraft,
  VariableDraft,
  VariationDraft,
} from '#engine/domain/catalog/product-draft.ts';
import type { VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { emptyForm, type Form } from './form.ts';

/** The product's row, then those of its variations. */
export function toForms({ id, draft, variationIds }: StoredDraft): readonly Form[] {
  const product = productForm(id, draft);
  if (draft.kind !== 'variable') return [product];
  const parent = draft.sku === '' ? `id:${id}` : draft.sku;
  return [
    product,
    ...draft.variations.map((variation, position) => ({
      ...variationForm(variation, draft),
      id: variationIds.get(variation.sku) ?? null,
      parent,
      position,
    })),
  ];
}

const productForm = (id: number, draft: ProductDraft): Form => ({
  ...emptyForm(draft.kind, draft.publishedAt),
  ...{ id, slug: draft.slug, sku: draft.sku, status: draft.status, featured: draft.featured },
  ...{ visibility: draft.visibility, text: draft.text, taxStatus: draft.taxStatus, taxClass: draft.taxClass },
  ...{ reviewsAllowed: draft.reviewsAllowed, categories: draft.categories, shippingClass: draft.shippingClass },
  ...{ pictures: draft.pictures, position: draft.menuOrder, content: draft.content, totalSales: draft.totalSales },
  ...{ meta: draft.meta, tags: draft.tags ?? [], upsells: draft.upsells ?? [], crossSells: draft.crossSells ?? [] },
  attributes: draft.attributes.map((attribute) => ({
    ...attribute,
    preset: draft.kind === 'variable' ? (draft.defaults[attribute.slug] ?? '') : '',
  })),
  ...kindPart(draft),
});

function kindPart(draft: ProductDraft): Partial<Form> {
  switch (draft.kind) {
    case 'external':
      return { ...pricePart(draft.price), url: draft.url, buttonText: draft.buttonText };
    case 'variable':
      return {
        ...(draft.sharedStock && stockPart(draft.sharedStock)),
        ...parcelPart(draft.dimensions),
        soldIndividually: draft.soldIndividually,
      };
    case 'simple':
      return {
        ...pricePart(draft.price),
        ...stockPart(draft.stock),
        ...parcelPart(draft.dimensions),
        ...downloadPart(draft.downloads),
        ...{ virtual: draft.virtual, soldIndividually: draft.soldIndividually },
      };
  }
}

const variationForm = (variation: VariationDraft, { text, publishedAt }: VariableDraft): Form => ({
  ...emptyForm('variation', publishedAt),
  ...{ sku: variation.sku, virtual: variation.virtual, content: variation.content },
  status: variation.published ? 'published' : 'private',
  text: {
    id: { ...NO_TEXT, name: text.id.name, description: variation.description.id },
    en: { ...NO_TEXT, name: text.en.name, description: variation.description.en },
  },
  pictures: variation.picture === null ? [] : [variation.picture],
  attributes: Object.entries(variation.choices).map(([slug, term]) => ({
    ...{ slug, terms: term === '' ? [] : [term], visible: true, forVariations: true, preset: '' },
  })),
  ...pricePart(variation.price),
  ...stockPart(variation.stock),
  ...parcelPart(variation.dimensions),
  ...downloadPart(variation.downloads),
});

const pricePart = ({ regular, sale }: PriceTag): Partial<Form> => ({
  regularPrice: regular,
  salePrice: sale?.price ?? null,
  saleFrom: sale?.from ?? null,
  saleTo: sale?.to ?? null,
});

function stockPart(stock: VariationStock): Partial<Form> {
  if (stock.kind === 'shared') return { pieces: 'shared' };
  if (stock.kind === 'unmanaged') return { pieces: null, stockWord: stock.status };
  return { pieces: stock.onHand, backorders: stock.backorders, lowAmount: stock.lowAmount };
}

const parcelPart = (parcel: Dimensions | null): Partial<Form> => parcel ?? {};

const downloadPart = (downloads: DownloadsDraft | null): Partial<Form> =>
  downloads === null
    ? {}
    : {
        downloadable: true,
        files: downloads.files,
        downloadLimit: downloads.limit,
        downloadExpiryDays: downloads.expiryDays,
      };
