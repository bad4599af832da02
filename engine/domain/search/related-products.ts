import type { Product } from '../catalog/product.ts';

/** Public facts of a product by which others do the same job: one word, and words of the vehicles and fuels it is for. */
const FACTS = { use: 'product_use', vehicles: 'vehicle_types', fuels: 'vehicle_fuels' } as const;

type Facts = Pick<Product, 'id' | 'slug' | 'categories' | 'tags' | 'crossSells' | 'meta' | 'totalSales'>;

const mainUse = ({ meta }: Facts): string | null => meta[FACTS.use] || null;

/** What puts products into one group: a category, a tag, a use. */
export const groupsOf = (product: Facts): readonly string[] => [
  ...product.categories.map(({ id }) => `category ${id}`),
  ...product.tags.map(({ id }) => `tag ${id}`),
  ...(mainUse(product) === null ? [] : [`use ${mainUse(product)}`]),
];

const wordsOf = ({ meta }: Facts, fact: keyof typeof FACTS): readonly string[] =>
  (meta[FACTS[fact]] ?? '').split(' ').filter((word) => word !== '');

const shared = (own: readonly string[], others: readonly string[]): number =>
  own.filter((value) => others.includes(value)).length;

/** Where both name vehicles or fuels, they have one in common. */
const suits = (product: Facts, other: Facts): boolean =>
  (['vehicles', 'fuels'] as const).every((fact) => {
    const [own, others] = [wordsOf(product, fact), wordsOf(other, fact)];
    return own.length === 0 || others.length === 0 || shared(own, others) > 0;
  });

/** A product that names no use does the same as those it shares a category or tag with. */
const hasSameUse = (product: Facts, other: Facts): boolean =>
  suits(product, other) && (mainUse(product) === null || mainUse(product) === mainUse(other));

const likeness = (product: Facts, other: Facts): number =>
  2 * shared(groupsOf(product), groupsOf(other)) +
  shared(wordsOf(product, 'vehicles'), wordsOf(other, 'vehicles')) +
  shared(wordsOf(product, 'fuels'), wordsOf(other, 'fuels'));

/** Of the first six places. */
const SAME_USE_PLACES = 4;
const COMPLEMENT_PLACES = 2;

/**
 * What a shopper of this product looks at next: first what does the same for the same vehicles, the most alike and then the
 * best sellers first; then what is used with it, as the merchant names it (cross-sells); then what else shares a group.
 * @param others listed products that share a group with it, and its cross-sells; each once, never itself
 */
export function rankRelated<Other extends Facts>(product: Facts, others: readonly Other[]): readonly Other[] {
  const likenesses = new Map(others.map((other) => [other.id, likeness(product, other)]));
  const likenessOf = ({ id }: Other) => likenesses.get(id) ?? 0;
  const byLikeness = others.toSorted(
    (a, b) => likenessOf(b) - likenessOf(a) || b.totalSales - a.totalSales || a.id - b.id,
  );
  const placeOf = ({ slug }: Other) => product.crossSells.indexOf(slug);
  const complements = others.filter((other) => placeOf(other) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  const rest = byLikeness.filter((other) => placeOf(other) < 0);
  const alike = rest.filter((other) => hasSameUse(product, other));
  return [
    ...alike.slice(0, SAME_USE_PLACES),
    ...complements.slice(0, COMPLEMENT_PLACES),
    ...alike.slice(SAME_USE_PLACES),
    ...complements.slice(COMPLEMENT_PLACES),
    ...rest.filter((other) => !hasSameUse(product, other)),
  ];
}
