import type { Attribute, CategoryRef, Product, ProductSummary, Review, Term, Variation } from '../../model/product.ts';
import type {
  CardFragment,
  GetProductExtrasQuery,
  GetProductQuery,
  VariationFragment,
} from '../generated/operations.generated.ts';
import { attributeName, metaOf, nodesOf, pictureOf, stockOf } from './fragments.ts';
import { priceOf, priceOfVariations, unitPriceOf } from './price.ts';
import { nameText, plainText, safeHtml } from './text.ts';

const PRODUCT_TYPES = { SimpleProduct: 'simple', VariableProduct: 'variable', ExternalProduct: 'external' } as const;

/** A product of a kind that this shop can show. */
type SupportedProduct = Extract<CardFragment, { readonly __typename: keyof typeof PRODUCT_TYPES }>;

export const isSupported = (card: CardFragment): card is SupportedProduct =>
  Object.hasOwn(PRODUCT_TYPES, card.__typename);

/** The packs a thing may say it comes in: by itself, by its options, by its name. */
const packsOf = ({ metaData }: Pick<CardFragment, 'metaData'>, others: readonly string[]): readonly string[] => [
  metaOf(metaData, 'pack_content') ?? '',
  ...others,
];

export function variationOf(raw: VariationFragment): Variation {
  const price = priceOf(raw);
  const values = nodesOf(raw.attributes);
  return {
    id: raw.databaseId,
    sku: raw.sku,
    choices: values.map(({ name, value }) => ({ attribute: attributeName(name), value: value ?? '' })),
    price,
    unitPrice: unitPriceOf(
      price?.current,
      packsOf(
        raw,
        values.map(({ value }) => value ?? ''),
      ),
    ),
    stock: stockOf(raw),
    picture: pictureOf(raw.image),
  };
}

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

const variationsOf = (card: SupportedProduct) => ('variations' in card ? nodesOf(card.variations) : []);

/** The variation that costs least: the card speaks of it. */
function cheapest(variations: readonly Variation[]): Variation | null {
  const priced = variations.filter(({ price }) => price !== null);
  return priced.reduce<Variation | null>(
    (low, one) => (low && (low.price?.current ?? 0) <= (one.price?.current ?? 0) ? low : one),
    null,
  );
}

/** When sales of a product or its variations begin and end. */
export const priceChangesOf = (card: SupportedProduct): readonly number[] =>
  [card, ...variationsOf(card)]
    .flatMap(({ dateOnSaleFrom, dateOnSaleTo }) => [dateOnSaleFrom, dateOnSaleTo])
    .map((text) => Date.parse(text ?? ''))
    .filter((instant) => !Number.isNaN(instant));

export function productSummaryOf(card: SupportedProduct): ProductSummary {
  const variations = variationsOf(card);
  const isVariable = card.__typename === 'VariableProduct';
  const price = isVariable ? priceOfVariations(card, variations) : priceOf(card);
  const name = nameText(card.name);
  return {
    id: card.databaseId,
    slug: card.slug ?? '',
    name,
    type: PRODUCT_TYPES[card.__typename],
    shortDescription: plainText(card.shortDescription),
    categories: nodesOf(card.productCategories).map(refOf),
    terms: termsOf(card),
    price,
    unitPrice: isVariable
      ? (cheapest(variations.map(variationOf))?.unitPrice ?? null)
      : unitPriceOf(price?.current, packsOf(card, [name.split(',').at(-1) ?? ''])),
    onSale: card.onSale ?? false,
    stock: stockOf('stockStatus' in card ? card : {}),
    rating: card.averageRating ?? 0,
    reviewCount: card.reviewCount ?? 0,
    date: card.date ?? '',
    totalSales: card.totalSales ?? 0,
    picture: pictureOf(card.image),
  };
}

export type RawProduct = NonNullable<GetProductQuery['product']>;
export type RawExtras = NonNullable<GetProductExtrasQuery['product']>;

interface Sources {
  /** What only this shop's own engine knows; null over another backend. */
  readonly extras: RawExtras | null;
  readonly related: readonly ProductSummary[];
}

const rawAttributes = (raw: RawProduct) => ('attributes' in raw ? nodesOf(raw.attributes) : []);
const isShared = ({ name }: { readonly name: string | null }) => name?.startsWith('pa_') ?? false;

/** Attributes with terms of their own, or options that a merchant typed. */
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

/** Attributes of this one product that only describe it. */
const specificationsOf = (raw: RawProduct) =>
  rawAttributes(raw)
    .filter((attribute) => !isShared(attribute) && !attribute.variation && attribute.visible)
    .map(({ label, options }) => [nameText(label), (options ?? []).map(nameText).join(', ')] as const);

function reviewsOf({ reviews }: RawProduct, extras: RawExtras | null): readonly Review[] {
  const verified = new Set(
    extras?.reviews?.edges.filter((edge) => edge.verified).map(({ node }) => node.databaseId) ?? [],
  );
  return (reviews?.edges ?? []).map(({ rating, node }) => ({
    id: node.databaseId,
    author: nameText(node.author?.node.name),
    rating: rating ?? 0,
    // A review's date comes without a zone: it is the shop's UTC.
    date: `${(node.date ?? '').replace(' ', 'T')}Z`,
    html: safeHtml(node.content),
    isVerified: verified.has(node.databaseId),
  }));
}

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

/** Null for a kind of product that this shop cannot show. */
export function productOf(raw: RawProduct, { extras, related }: Sources): Product | null {
  if (!isSupported(raw)) return null;
  return {
    ...productSummaryOf(raw),
    ...sizeOf(raw),
    sku: raw.sku,
    description: safeHtml(raw.description),
    extraDescription: extras?.extraDescription ? safeHtml(extras.extraDescription) : null,
    customTextarea: extras?.customTextarea ?? null,
    cardLists: extras?.productCardLists ?? [],
    specifications: specificationsOf(raw),
    isVirtual: raw.virtual ?? false,
    gallery: nodesOf(raw.galleryImages)
      .map(pictureOf)
      .filter((picture) => picture !== null),
    attributes: attributesOf(raw),
    variations: 'variations' in raw ? nodesOf(raw.variations).map(variationOf) : [],
    defaults: defaultsOf(raw),
    external: externalOf(raw),
    soldIndividually: ('soldIndividually' in raw && raw.soldIndividually) || false,
    reviews: reviewsOf(raw, extras),
    related,
  };
}
