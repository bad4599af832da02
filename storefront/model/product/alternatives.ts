import { canBeBought } from '../stock.ts';
import type { Choice } from './choice.ts';
import type { Product, ProductSummary, Variation } from './product.ts';

const isSoldHere = ({ type }: ProductSummary): boolean => type === 'simple' || type === 'variable';

const shared = <T>(own: readonly T[], others: readonly T[]): number =>
  own.filter((value) => others.includes(value)).length;

/** Neither says anything, or they have something in common. */
const agree = <T>(own: readonly T[], others: readonly T[]): boolean =>
  own.length === 0 || others.length === 0 || shared(own, others) > 0;

/** It does the same for the same vehicles: an oil is no alternative to a cleaner, nor one for scooters to one for cars. */
function doesTheSame(product: ProductSummary, other: ProductSummary): boolean {
  const [own, its] = [product.vehicleFacts, other.vehicleFacts];
  if (own?.use !== its?.use) return false;
  const isOfCategory = other.categories.some(({ slug }) => slug === product.categories[0]?.slug);
  if (!own || !its) return isOfCategory;
  return agree(own.types, its.types) && agree(own.fuels, its.fuels) && (own.use !== null || isOfCategory);
}

const sizesOf = ({ terms }: ProductSummary) =>
  terms.filter(({ attribute }) => attribute === 'size').map(({ slug }) => slug);

/** How alike two products are that do the same: viscosity counts most, then vehicles, categories and size, then the price. */
function likeness(product: ProductSummary, other: ProductSummary): number {
  const slugsOf = ({ categories }: ProductSummary) => categories.map(({ slug }) => slug);
  const [own, its] = [product.vehicleFacts, other.vehicleFacts];
  const vehicles = own && its ? shared(own.types, its.types) + shared(own.fuels, its.fuels) : 0;
  const grades = own && its ? Math.min(1, shared(own.grades, its.grades)) : 0;
  const size = Math.min(1, shared(sizesOf(product), sizesOf(other)));
  const [price, otherPrice] = [product.price?.current ?? 0, other.price?.current ?? 0];
  const priceGap = Math.abs(price - otherPrice) / Math.max(price, otherPrice, 1);
  return 8 * grades + 2 * vehicles + 2 * shared(slugsOf(product), slugsOf(other)) + 2 * size - priceGap;
}

/** Nothing of it can be bought now, not even another pack. */
export const isUnavailable = (product: Pick<Product, 'price' | 'stock' | 'variations'>): boolean =>
  product.variations.length > 0 ? !product.variations.some(canBeBought) : !canBeBought(product);

/** The product most like this one of the list that can be bought now; null when none does the same. */
export function alternativeTo(productId: number, products: readonly ProductSummary[]): ProductSummary | null {
  const product = products.find(({ id }) => id === productId);
  if (!product) return null;
  const candidates = products.filter(
    (other) => other.id !== product.id && isSoldHere(other) && canBeBought(other) && doesTheSame(product, other),
  );
  const ranked = candidates
    .map((other) => ({ other, likeness: likeness(product, other) }))
    .sort((a, b) => b.likeness - a.likeness || b.other.totalSales - a.other.totalSales || a.other.id - b.other.id);
  return ranked[0]?.other ?? null;
}

/**
 * The variation of the same product that keeps most of a sold-out choice and can be bought; earlier attributes count more, so
 * that an oil keeps its viscosity rather than its size. Null when there is none.
 */
export function alternativeVariation({ variations }: Pick<Product, 'variations'>, choice: Choice): Variation | null {
  const kept = ({ choices }: Variation): number =>
    choices.reduce(
      (sum, { attribute, value }, index) =>
        sum + (value === '' || choice[attribute] === value ? 2 ** (choices.length - index) : 0),
      0,
    );
  const ranked = variations
    .filter(canBeBought)
    .map((variation) => ({ variation, kept: kept(variation) }))
    .sort((a, b) => b.kept - a.kept);
  return ranked[0]?.variation ?? null;
}
