import type { Attribute, CategoryRef, Product, ProductSummary, Review, Term, Variation } from '../../model/product.ts';
import type { CardFragment, GetProductQuery, VariationFragment } from '../generated/operations.generated.ts';
import { attributeName, nodesOf, pictureOf, stockOf } from './fragments.ts';
import { pricesOf } from './price.ts';
import { nameText, plainText, safeHtml } from './text.ts';
import { wooCommercePriceChanges } from './woocommerce-prices.ts';

const PRODUCT_TYPES = { SimpleProduct: 'simple', VariableProduct: 'variable', ExternalProduct: 'external' } as const;

/** A product of a kind that this shop can show. */
type SupportedProduct = Extract<CardFragment, { readonly __typename: keyof typeof PRODUCT_TYPES }>;

export const isSupported = (card: CardFragment): card is SupportedProduct =>
  Object.hasOwn(PRODUCT_TYPES, card.__typename);

const refOf = ({ slug, name }: { readonly slug: string | null; readonly name: string | null }): CategoryRef => ({
  slug: slug ?? '',
  name: nameText(name),
});

const termsOf = ({ globalAttributes }: Pick<CardFragment, 'globalAttributes'>): readonly Term[] =>
  nodesOf(globalAttributes).flatMap(({ name, label, terms }) =>
    nodesOf(terms).map((term) => ({
      attribute: attributeName(name),
      attributeLabel: nameText(label),
      ...refOf(term),
    })),
  );

/** Milliseconds since 1970 at which a sale of a product or its variations begins or ends. */
export const priceChangesOf = (card: SupportedProduct): readonly number[] =>
  (card.nextPriceChange === undefined ? wooCommercePriceChanges(card) : [card.nextPriceChange ?? ''])
    .map((instant) => Date.parse(instant))
    .filter((instant) => !Number.isNaN(instant));

/** What every view of a product shows. */
const commonFactsOf = (raw: SupportedProduct) => ({
  id: raw.databaseId,
  slug: raw.slug ?? '',
  name: nameText(raw.name),
  type: PRODUCT_TYPES[raw.__typename],
  shortDescription: plainText(raw.shortDescription),
  categories: nodesOf(raw.productCategories).map(refOf),
  ...pricesOf(raw),
  onSale: raw.onSale ?? false,
  stock: stockOf('stockStatus' in raw ? raw : {}),
  rating: raw.averageRating ?? 0,
  reviewCount: raw.reviewCount ?? 0,
  date: raw.date ?? '',
  totalSales: raw.totalSales ?? 0,
  picture: pictureOf(raw.image),
});

export const productSummaryOf = (card: SupportedProduct): ProductSummary => ({
  ...commonFactsOf(card),
  terms: termsOf(card),
});

const variationOf = (raw: VariationFragment): Variation => ({
  id: raw.databaseId,
  sku: raw.sku,
  choices: nodesOf(raw.attributes).map(({ name, value }) => ({ attribute: attributeName(name), value: value ?? '' })),
  ...pricesOf(raw),
  stock: stockOf(raw),
  picture: pictureOf(raw.image),
});

export type RawProduct = NonNullable<GetProductQuery['product']>;
const rawAttributes = (raw: RawProduct) => ('attributes' in raw ? nodesOf(raw.attributes) : []);
const isShared = ({ name }: { readonly name: string | null }) => name?.startsWith('pa_') ?? false;

/** Shared attributes with terms, and attributes of this product with typed options. */
const attributesOf = (raw: RawProduct): readonly Attribute[] =>
  rawAttributes(raw)
    .filter((attribute) => isShared(attribute) || attribute.variation)
    .map((attribute) => ({
      name: attributeName(attribute.name),
      label: nameText(attribute.label),
      isOption: attribute.variation ?? false,
      options:
        'terms' in attribute
          ? nodesOf(attribute.terms).map(({ slug, name }) => ({ slug: slug ?? '', name: nameText(name) }))
          : (attribute.options ?? []).map((option) => ({ slug: option ?? '', name: nameText(option) })),
    }));

/** Attributes of this product alone that are no options. */
const specificationsOf = (raw: RawProduct) =>
  rawAttributes(raw)
    .filter((attribute) => !isShared(attribute) && !attribute.variation && attribute.visible)
    .map(({ label, options }) => [nameText(label), (options ?? []).map(nameText).join(', ')] as const);

const reviewsOf = ({ reviews }: RawProduct): readonly Review[] =>
  (reviews?.edges ?? []).map(({ rating, verified, node }) => ({
    id: node.databaseId,
    author: nameText(node.author?.node.name),
    rating: rating ?? 0,
    // Dates of reviews are UTC without a zone.
    date: `${(node.date ?? '').replace(' ', 'T')}Z`,
    html: safeHtml(node.content),
    isVerified: verified ?? false,
  }));

function sizeOf(raw: RawProduct): Pick<Product, 'weight' | 'dimensions'> {
  if (!('weight' in raw)) return { weight: null, dimensions: null };
  const { weight, length, width, height } = raw;
  return {
    weight: weight ? `${weight} kg` : null,
    dimensions: length && width && height ? { length, width, height } : null,
  };
}

const externalOf = (raw: RawProduct): Product['external'] =>
  'externalUrl' in raw && raw.externalUrl && /^https?:\/\//.test(raw.externalUrl)
    ? { url: raw.externalUrl, buttonText: plainText(raw.buttonText) }
    : null;

const defaultsOf = (raw: RawProduct): Product['defaults'] =>
  Object.fromEntries(
    ('defaultAttributes' in raw ? nodesOf(raw.defaultAttributes) : []).map(({ name, value }) => [
      attributeName(name),
      value ?? '',
    ]),
  );

const variationsOf = (raw: RawProduct): readonly Variation[] =>
  'variations' in raw ? nodesOf(raw.variations).map(variationOf) : [];

/** Null for a kind of product that this shop cannot show. */
export function productOf(raw: RawProduct): Product | null {
  const variations = variationsOf(raw);
  if (!isSupported(raw)) return null;
  return {
    ...commonFactsOf(raw),
    ...sizeOf(raw),
    sku: raw.sku,
    description: safeHtml(raw.description),
    extraDescription: raw.extraDescription ? safeHtml(raw.extraDescription) : null,
    customTextarea: raw.customTextarea ?? null,
    cardLists: raw.productCardLists ?? [],
    specifications: specificationsOf(raw),
    isVirtual: raw.virtual ?? false,
    gallery: nodesOf(raw.galleryImages)
      .map(pictureOf)
      .filter((picture) => picture !== null),
    attributes: attributesOf(raw),
    variations,
    defaults: defaultsOf(raw),
    external: externalOf(raw),
    soldIndividually: ('soldIndividually' in raw && raw.soldIndividually) || false,
    reviews: reviewsOf(raw),
  };
}
