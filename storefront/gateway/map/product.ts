import { EMPTY_QUERY } from '../../model/catalog/catalog-query.ts';
import { shownUnder } from '../../model/catalog/product-card.ts';
import type {
  Attribute,
  CategoryRef,
  Measures,
  Product,
  ProductSummary,
  Term,
  Variation,
} from '../../model/product/product.ts';
import type {
  CardFragment,
  GetProductQuery,
  MeasuresFragment,
  VariationFragment,
} from '../generated/operations.generated.ts';
import { documentsOf } from './documents.ts';
import { attributeName, chosenValue, isSameAttribute, isShared, nodesOf, pictureOf, stockOf } from './fragments.ts';
import { pricesOf } from './price.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { readableSlug } from './slug.ts';
import { nameText, plainText, safeHtml } from './text.ts';
import { doseOf, vehicleFactsOf } from './vehicle-facts.ts';
import { wooCommercePriceChanges } from './woocommerce-prices.ts';

const PRODUCT_TYPES = {
  SimpleProduct: 'simple',
  VariableProduct: 'variable',
  ExternalProduct: 'external',
  GroupProduct: 'grouped',
} as const;

/** A product of a kind that this shop can show. */
type SupportedProduct = Extract<CardFragment, { readonly __typename: keyof typeof PRODUCT_TYPES }>;

export const isSupported = (card: CardFragment): card is SupportedProduct =>
  Object.hasOwn(PRODUCT_TYPES, card.__typename);

const refOf = ({ slug, name }: { readonly slug: string | null; readonly name: string | null }): CategoryRef => ({
  slug: slug ?? '',
  name: nameText(name),
});

const termsOf = (card: CardFragment): readonly Term[] =>
  ('globalAttributes' in card ? nodesOf(card.globalAttributes) : []).flatMap(({ name, label, terms }) =>
    nodesOf(terms).map((term) => ({
      attribute: attributeName(name),
      attributeLabel: nameText(label),
      ...refOf(term),
    })),
  );

/** Milliseconds since 1970 at which a sale of a product or its variations begins or ends. */
export const priceChangesOf = (card: SupportedProduct): readonly number[] =>
  card.nextPriceChange === undefined
    ? wooCommercePriceChanges(card)
    : [Date.parse(card.nextPriceChange ?? '')].filter((instant) => !Number.isNaN(instant));

const variationOf = (raw: VariationFragment): Variation => ({
  id: raw.databaseId,
  sku: raw.sku,
  choices: nodesOf(raw.attributes).map((choice) => ({
    attribute: attributeName(choice.name),
    value: chosenValue(choice),
  })),
  ...pricesOf(raw),
  stock: stockOf(raw),
  picture: pictureOf(raw.image),
});

const variationsIn = (raw: CardFragment) => ('variations' in raw ? nodesOf(raw.variations) : []);

/** An attribute's name as the variations spell it: a cart takes no other spelling. */
const spelled = (raw: CardFragment, name: string | null): string =>
  attributeName(
    variationsIn(raw)
      .flatMap(({ attributes }) => nodesOf(attributes))
      .find((choice) => isSameAttribute(choice.name, name))?.name ?? name,
  );

const defaultsOf = (raw: CardFragment): Product['defaults'] =>
  Object.fromEntries(
    ('defaultAttributes' in raw ? nodesOf(raw.defaultAttributes) : []).map((choice) => [
      spelled(raw, choice.name),
      chosenValue(choice),
    ]),
  );

/** What every view of a product shows. */
const commonFactsOf = (raw: SupportedProduct) => ({
  id: raw.databaseId,
  slug: readableSlug(raw.slug),
  name: nameText(raw.name),
  type: PRODUCT_TYPES[raw.__typename],
  shortDescription: plainText(withoutShortcodes(raw.shortDescription ?? '')),
  categories: nodesOf(raw.productCategories).map(refOf),
  ...pricesOf(raw),
  vehicleFacts: vehicleFactsOf(raw.vehicleMeta),
  onSale: raw.onSale ?? false,
  stock: stockOf('stockStatus' in raw ? raw : {}),
  rating: raw.averageRating ?? 0,
  reviewCount: raw.reviewCount ?? 0,
  date: raw.date ?? '',
  modified: raw.modified || null,
  totalSales: raw.totalSales ?? 0,
  picture: pictureOf(raw.image),
  variations: variationsIn(raw).map(variationOf),
  defaults: defaultsOf(raw),
});

/** Priced and pictured as the variation that its card shows. */
export const productSummaryOf = (card: SupportedProduct): ProductSummary =>
  shownUnder({ ...commonFactsOf(card), terms: termsOf(card) }, EMPTY_QUERY);

export type RawProduct = NonNullable<GetProductQuery['product']>;

type RawAttributes = NonNullable<Extract<RawProduct, { readonly shared: unknown }>['shared' | 'own']>;
type RawAttribute = RawAttributes['nodes'][number];

/** Those that products share and those of this one alone, in the merchant's order. */
function rawAttributes(raw: RawProduct): readonly RawAttribute[] {
  if (!('shared' in raw)) return [];
  const all: readonly RawAttribute[] = [...nodesOf(raw.shared), ...nodesOf(raw.own)];
  return all.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

/** Shared attributes with terms, and attributes of this product with typed options. */
const attributesOf = (raw: RawProduct): readonly Attribute[] =>
  rawAttributes(raw)
    .filter((attribute) => isShared(attribute.name) || attribute.variation)
    .map((attribute) => ({
      name: spelled(raw, attribute.name),
      label: nameText(attribute.label),
      isOption: attribute.variation ?? false,
      options:
        'terms' in attribute
          ? nodesOf(attribute.terms).map(({ slug, name }) => ({ slug: slug ?? '', name: nameText(name) }))
          : (attribute.options ?? []).map((option) => ({ slug: option ?? '', name: nameText(option) })),
    }));

/** The backend's own table, and attributes of this product alone that are no options. */
const specificationsOf = (raw: RawProduct): Product['specifications'] => [
  ...(raw.specifications ?? []).map(({ name, value }) => [nameText(name), nameText(value)] as const),
  ...rawAttributes(raw)
    .filter((attribute) => !isShared(attribute.name) && !attribute.variation && attribute.visible)
    .map(({ label, options }) => [nameText(label), (options ?? []).map(nameText).join(', ')] as const),
];

function measuresOf(raw: MeasuresFragment): Measures {
  const [length, width, height] = [raw.length, raw.width, raw.height].map(measureOf);
  return { weight: measureOf(raw.weight), dimensions: length && width && height ? [length, width, height] : null };
}

/** Measures are decimal text. Empty, zero and anything that is no number are unknown. */
const measureOf = (text: string | null | undefined): number | null => Number(text) || null;

const variationMeasuresOf = (raw: RawProduct): Product['variationMeasures'] =>
  Object.fromEntries(
    ('variations' in raw ? nodesOf(raw.variations) : []).map((variation) => [
      variation.databaseId,
      measuresOf(variation),
    ]),
  );

const externalOf = (raw: RawProduct): Product['external'] =>
  'externalUrl' in raw && raw.externalUrl && /^https?:\/\//.test(raw.externalUrl)
    ? { url: raw.externalUrl, buttonText: plainText(raw.buttonText) }
    : null;

/** `OIL-1L: oil-label oil-scene; OIL-4L: oil-4l-label`, as the meta data has it. */
function picturesBySkuOf({ pictureMeta }: RawProduct): Product['picturesBySku'] {
  const entries = (pictureMeta?.[0]?.value ?? '').split(';').map((entry) => entry.split(':'));
  return Object.fromEntries(
    entries.map(([sku = '', names = '']) => [sku.trim(), names.split(/\s+/).filter((name) => name !== '')]),
  );
}

/** The products that a group is made of; of any other product none. */
export const partsOf = (raw: RawProduct): readonly ProductSummary[] =>
  ('products' in raw ? nodesOf(raw.products) : []).filter(isSupported).map(productSummaryOf);

/** Null for a kind of product that this shop cannot show. */
export function productOf(raw: RawProduct): Product | null {
  if (!isSupported(raw)) return null;
  return {
    ...commonFactsOf(raw),
    ...('weight' in raw ? measuresOf(raw) : { weight: null, dimensions: null }),
    variationMeasures: variationMeasuresOf(raw),
    sku: raw.sku,
    shortDescriptionHtml: safeHtml(raw.shownShortDescription ?? raw.shortDescription),
    description: safeHtml(raw.description),
    extraDescription: raw.extraDescription ? safeHtml(raw.extraDescription) : null,
    customTextarea: raw.customTextarea ?? null,
    cardLists: raw.productCardLists ?? [],
    specifications: specificationsOf(raw),
    isVirtual: raw.virtual ?? false,
    documents: documentsOf(raw.documentMeta?.[0]?.value),
    picturesBySku: picturesBySkuOf(raw),
    gallery: nodesOf(raw.galleryImages)
      .map(pictureOf)
      .filter((picture) => picture !== null),
    attributes: attributesOf(raw),
    external: externalOf(raw),
    soldIndividually: ('soldIndividually' in raw && raw.soldIndividually) || false,
    // Only this shop's own engine sends such a field, and only it takes stock alerts.
    takesStockAlerts: raw.extraDescription !== undefined,
    dose: doseOf(raw.doseMeta),
  };
}
