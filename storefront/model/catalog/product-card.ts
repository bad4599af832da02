import type { Cents } from '../money.ts';
import { pictureSet } from '../picture.ts';
import type { ProductCardData, ProductSummary, Variation } from '../product/product.ts';
import { isSoldOut, stockLevel } from '../stock.ts';
import { type CatalogQuery, EMPTY_QUERY, isWithin } from './catalog-query.ts';

/** The filters of a list that choose among the options of a product. */
type OptionFilters = Pick<CatalogQuery, 'terms' | 'minPrice' | 'maxPrice'>;

type ChosenTerms = OptionFilters['terms'];

type PricedVariation = Variation & { readonly price: NonNullable<Variation['price']> };

const isPriced = (variation: Variation): variation is PricedVariation => variation.price !== null;

/** How many of the chosen attributes a variation has; an empty value stands for any option. */
const matchCount = ({ choices }: Variation, terms: ChosenTerms): number =>
  choices.filter(({ attribute, value }) => terms[attribute]?.some((slug) => value === '' || slug === value)).length;

/** The variations with a price that fit the chosen terms best. */
function fittingVariations({ variations }: ProductSummary, terms: ChosenTerms): readonly PricedVariation[] {
  const counted = variations.filter(isPriced).map((variation) => ({ variation, count: matchCount(variation, terms) }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ variation }) => variation);
}

/** Those of them that the card speaks of: all, unless the price of their lead is outside the limits and that of others is not. */
function offeredVariations(product: ProductSummary, filters: OptionFilters): readonly PricedVariation[] {
  const fitting = fittingVariations(product, filters.terms);
  const lead = leadOf(fitting);
  if (!lead || isWithin(lead.price.current, filters)) return fitting;
  const within = fitting.filter(({ price }) => isWithin(price.current, filters));
  return within.length > 0 ? within : fitting;
}

/** The cheapest that can be bought; a sold-out one only when no other is left. The first of equals. */
const leadOf = (variations: readonly PricedVariation[]): PricedVariation | undefined =>
  variations.toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)) || a.price.current - b.price.current)[0];

/**
 * The product as lists show it under these filters: price, unit price, picture and stock of one and the same variation, and how
 * the others differ from it. A product without options is shown as it is.
 */
export function shownUnder(product: ProductSummary, filters: OptionFilters): ProductSummary {
  const offered = offeredVariations(product, filters);
  const lead = leadOf(offered);
  if (!lead) return product;
  const discounts = offered.map(({ price }) => price.percentOff);
  const percentOff = Math.max(...discounts);
  const { current, regular } = lead.price;
  return {
    ...product,
    price: {
      current,
      regular,
      isFrom: offered.some(({ price }) => price.current > current),
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

/** What the dearest variation that fits the terms costs; null of a product without a price. */
export function dearestUnder(product: ProductSummary, terms: ChosenTerms): Cents | null {
  if (!product.price?.isFrom) return product.price?.current ?? null;
  const fitting = Object.keys(terms).length > 0 ? fittingVariations(product, terms) : product.variations;
  return fitting.reduce((dearest, { price }) => Math.max(dearest, price?.current ?? 0), product.price.current);
}

/** Query of the page that opens with what the card shows; empty where it opens so by itself. */
function choiceOf(product: ProductSummary, filters: OptionFilters): string {
  const { terms } = filters;
  const lead = leadOf(offeredVariations(product, filters));
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

export const toProductCard = (product: ProductSummary): ProductCardData => toCardUnder(product, EMPTY_QUERY);

/** More is cut off by every card, and a list has many. */
const MAX_BENEFIT = 110;

/** Cut between two words. */
function shortened(text: string): string {
  if (text.length <= MAX_BENEFIT) return text;
  return `${text.slice(0, MAX_BENEFIT).replace(/[\s\p{P}]+\S*$/u, '')}…`;
}

/** @param filters what the list is filtered by; the product is already shown under them */
export function toCardUnder(product: ProductSummary, filters: OptionFilters): ProductCardData {
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
    benefit: shortened(product.shortDescription),
    stock: stockLevel(stock),
    picture: picture && pictureSet(picture),
    choice: choiceOf(product, filters),
  };
}
