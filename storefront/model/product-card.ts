import { pictureSet } from './picture.ts';
import type { ProductCardData, ProductSummary, Variation } from './product.ts';
import { stockLevel } from './stock.ts';

/** Attribute → chosen options, as a list is filtered by. */
type ChosenTerms = Readonly<Record<string, readonly string[]>>;

type PricedVariation = Variation & { readonly price: NonNullable<Variation['price']> };

const isPriced = (variation: Variation): variation is PricedVariation => variation.price !== null;

const isSoldOut = ({ stock }: Variation): boolean => stock.status === 'out-of-stock';

/** How many of the chosen attributes a variation has; an empty value stands for any option. */
const matchCount = ({ choices }: Variation, terms: ChosenTerms): number =>
  choices.filter(({ attribute, value }) => terms[attribute]?.some((slug) => value === '' || slug === value)).length;

/** The variations with a price that fit the chosen terms best. */
function fittingVariations({ variations }: ProductSummary, terms: ChosenTerms): readonly PricedVariation[] {
  const counted = variations.filter(isPriced).map((variation) => ({ variation, count: matchCount(variation, terms) }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ variation }) => variation);
}

/** The cheapest that can be bought; a sold-out one only when no other is left. The first of equals. */
const leadOf = (variations: readonly PricedVariation[]): PricedVariation | undefined =>
  variations.toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)) || a.price.current - b.price.current)[0];

/**
 * The product as lists show it under these filters: price, unit price, picture and stock of one and the same variation, and how
 * the others differ from it. A product without options is shown as it is.
 */
export function shownUnder(product: ProductSummary, terms: ChosenTerms): ProductSummary {
  const fitting = fittingVariations(product, terms);
  const lead = leadOf(fitting);
  if (!lead) return product;
  const discounts = fitting.map(({ price }) => price.percentOff);
  const percentOff = Math.max(...discounts);
  const { current, regular } = lead.price;
  return {
    ...product,
    price: {
      current,
      regular,
      isFrom: fitting.some(({ price }) => price.current > current),
      percentOff,
      isUpTo: discounts.some((discount) => discount < percentOff),
    },
    unitPrice: lead.unitPrice,
    content: lead.content,
    onSale: percentOff > 0,
    stock: lead.stock,
    picture: lead.picture ?? product.picture,
  };
}

/** Query of the page that opens with what the card shows; empty where it opens so by itself. */
function choiceOf(product: ProductSummary, terms: ChosenTerms): string {
  const lead = leadOf(fittingVariations(product, terms));
  const choices = (lead?.choices ?? []).map(({ attribute, value }) => ({
    attribute,
    // Any option fits: the chosen one, if one is.
    value: value === '' ? (terms[attribute]?.[0] ?? '') : value,
  }));
  const named = choices.filter(({ value }) => value !== '');
  const isDefault = named.every(({ attribute, value }) => product.defaults[attribute] === value);
  if (isDefault) return '';
  return `?${new URLSearchParams(named.map(({ attribute, value }) => [attribute, value]))}`;
}

export const toProductCard = (product: ProductSummary): ProductCardData => toCardUnder(product, {});

/** @param terms what the list is filtered by; the product is already shown under them */
export function toCardUnder(product: ProductSummary, terms: ChosenTerms): ProductCardData {
  const { id, slug, name, type, price, unitPrice, rating, reviewCount, categories, stock, picture } = product;
  return {
    id,
    slug,
    name,
    type,
    price,
    unitPrice,
    rating,
    reviewCount,
    category: categories[0]?.name ?? null,
    stock: stockLevel(stock),
    picture: picture && pictureSet(picture),
    choice: choiceOf(product, terms),
  };
}
