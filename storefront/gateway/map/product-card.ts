import type { CategoryRef, ProductCard, Term, Variation } from '../../model/product.ts';
import type { CardFragment, VariationFragment } from '../generated/operations.generated.ts';
import { attributeName, metaOf, nodesOf, stockOf } from './goods.ts';
import { pictureOf } from './picture.ts';
import { priceOf, priceOfVariations, unitPriceOf } from './price.ts';
import { nameText, plainText } from './text.ts';

const KINDS = { SimpleProduct: 'simple', VariableProduct: 'variable', ExternalProduct: 'external' } as const;

/** A product of a kind that this shop can show. */
type ShownCard = Extract<CardFragment, { readonly __typename: keyof typeof KINDS }>;

export const isShown = (card: CardFragment): card is ShownCard => Object.hasOwn(KINDS, card.__typename);

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

const variationsOf = (card: ShownCard) => ('variations' in card ? nodesOf(card.variations) : []);

/** The variation that costs least: the card speaks of it. */
function cheapest(variations: readonly Variation[]): Variation | null {
  const priced = variations.filter(({ price }) => price !== null);
  return priced.reduce<Variation | null>(
    (low, one) => (low && (low.price?.current ?? 0) <= (one.price?.current ?? 0) ? low : one),
    null,
  );
}

/** When sales of a product or its variations begin and end. */
export const priceChangesOf = (card: ShownCard): readonly number[] =>
  [card, ...variationsOf(card)]
    .flatMap(({ dateOnSaleFrom, dateOnSaleTo }) => [dateOnSaleFrom, dateOnSaleTo])
    .map((text) => Date.parse(text ?? ''))
    .filter((instant) => !Number.isNaN(instant));

export function productCardOf(card: ShownCard): ProductCard {
  const variations = variationsOf(card);
  const isVariable = card.__typename === 'VariableProduct';
  const price = isVariable ? priceOfVariations(card, variations) : priceOf(card);
  const name = nameText(card.name);
  return {
    id: card.databaseId,
    slug: card.slug ?? '',
    name,
    type: KINDS[card.__typename],
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
