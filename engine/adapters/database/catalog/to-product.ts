import type {
  Downloads,
  ExternalProduct,
  Product,
  SimpleProduct,
  VariableProduct,
  Variation,
} from '#engine/domain/catalog/product.ts';
import { toPriceTag } from '../prices.ts';
import { ALWAYS_TO_BE_HAD, toStock } from '../stock-rows.ts';
import type { Facts, SortedFacts } from './facts.ts';
import { toContent, toFacts, toParcel, toText } from './row-facts.ts';

type ProductRow = Facts['products'][number];
type VariationRow = Facts['variations'][number];

export function toProduct(row: ProductRow, by: SortedFacts): Product {
  const base = toBase(row, by);
  if (row.kind === 'external') return { ...base, ...toExternal(row) };
  if (row.kind === 'variable') return { ...base, ...toVariable(row, by) };
  return { ...base, ...toSimple(row, by) };
}

function toBase(row: ProductRow, by: SortedFacts) {
  const [picture = null, ...gallery] = picturesOf(row.id, by);
  return {
    id: row.id,
    ...toFacts(row),
    ...toText(row),
    modifiedAt: new Date(row.modifiedAt),
    picture,
    gallery,
    categories: (by.categories.get(row.id) ?? []).map(({ id, slug, name }) => ({ id, slug, name })),
    tags: (by.tags.get(row.id) ?? []).map(({ id, slug, name }) => ({ id, slug, name })),
    upsells: recommended(row.id, 'upsell', by),
    crossSells: recommended(row.id, 'cross-sell', by),
    attributes: attributesOf(row.id, by),
    averageRating: row.averageRating,
    reviewCount: row.reviewCount,
  };
}

export const recommended = (product: number, kind: 'upsell' | 'cross-sell', by: SortedFacts): readonly string[] =>
  (by.recommendations.get(product) ?? []).filter((one) => one.kind === kind).map(({ slug }) => slug);

type Own<P extends Product> = Omit<P, keyof ReturnType<typeof toBase>>;

function toSimple(row: ProductRow, by: SortedFacts): Own<SimpleProduct> {
  const stock = toStock(row);
  return {
    kind: 'simple',
    price: toPriceTag(row),
    stock: stock && stock.kind !== 'shared' ? stock : ALWAYS_TO_BE_HAD,
    soldIndividually: row.soldIndividually,
    virtual: row.virtual,
    parcel: toParcel(row),
    downloads: toDownloads(row, by),
  };
}

const toExternal = (row: ProductRow): Own<ExternalProduct> => ({
  kind: 'external',
  price: toPriceTag(row),
  url: row.url ?? '',
  buttonText: row.buttonText,
});

function toVariable(row: ProductRow, by: SortedFacts): Own<VariableProduct> {
  const stock = toStock(row);
  return {
    kind: 'variable',
    sharedStock: stock?.kind === 'managed' ? stock : null,
    soldIndividually: row.soldIndividually,
    parcel: toParcel(row),
    variations: (by.variations.get(row.id) ?? []).map((variation) => toVariation(variation, row, by)),
    defaults: row.defaults,
  };
}

const toVariation = (row: VariationRow, product: ProductRow, by: SortedFacts): Variation => ({
  id: row.id,
  sku: row.sku,
  name: row.options ? `${product.name} - ${row.options}` : product.name,
  description: row.description,
  published: row.status === 'published',
  price: toPriceTag(row),
  stock: toStock(row) ?? ALWAYS_TO_BE_HAD,
  virtual: row.virtual,
  parcel: toParcel(row) ?? toParcel(product),
  content: toContent(row) ?? toContent(product),
  downloads: toDownloads(row, by),
  picture: picturesOf(row.id, by)[0] ?? picturesOf(product.id, by)[0] ?? null,
  choices: (by.choices.get(row.id) ?? []).map(({ owner: _, ...choice }) => choice),
});

const picturesOf = (owner: number, by: SortedFacts) => (by.pictures.get(owner) ?? []).map(({ picture }) => picture);

function attributesOf(product: number, by: SortedFacts): Product['attributes'] {
  const terms = (by.terms.get(product) ?? []).map(({ term }) => term);
  return (by.attributes.get(product) ?? []).map(({ owner: _, ...attribute }) => ({
    ...attribute,
    terms: terms
      .filter(({ attributeId }) => attributeId === attribute.attributeId)
      .map(({ attributeId: __, ...term }) => term),
  }));
}

function toDownloads(row: ProductRow | VariationRow, by: SortedFacts): Downloads | null {
  if (!row.downloadable) return null;
  const files = (by.files.get(row.id) ?? []).map(({ id, name, file }) => ({ id, name, file }));
  return { files, limit: row.downloadLimit, expiryDays: row.downloadExpiryDays };
}
