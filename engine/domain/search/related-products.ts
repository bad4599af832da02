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

/** What products are compared by. */
interface Traits {
  readonly use: string | null;
  readonly groups: readonly string[];
  readonly vehicles: readonly string[];
  readonly fuels: readonly string[];
}

/** Each product is compared with hundreds of others, and does not change. */
const known = new WeakMap<Facts, Traits>();

function traitsOf(product: Facts): Traits {
  const found = known.get(product);
  if (found) return found;
  const traits = {
    use: mainUse(product),
    groups: groupsOf(product),
    vehicles: wordsOf(product, 'vehicles'),
    fuels: wordsOf(product, 'fuels'),
  };
  known.set(product, traits);
  return traits;
}

function shared(own: readonly string[], others: readonly string[]): number {
  let count = 0;
  for (const value of own) if (others.includes(value)) count += 1;
  return count;
}

/** Where both name some, they have one in common. */
const agree = (own: readonly string[], others: readonly string[]): boolean =>
  own.length === 0 || others.length === 0 || shared(own, others) > 0;

/** A product that names no use does the same as those it shares a category or tag with. */
const hasSameUse = (own: Traits, other: Traits): boolean =>
  agree(own.vehicles, other.vehicles) && agree(own.fuels, other.fuels) && (own.use === null || own.use === other.use);

const likeness = (own: Traits, other: Traits): number =>
  2 * shared(own.groups, other.groups) + shared(own.vehicles, other.vehicles) + shared(own.fuels, other.fuels);

/** Of the first six places. */
const SAME_USE_PLACES = 4;
const COMPLEMENT_PLACES = 2;

interface Compared<Other> {
  readonly other: Other;
  readonly likeness: number;
  readonly isAlike: boolean;
  /** Among the cross-sells; -1 for any other. */
  readonly place: number;
}

const mostAlikeFirst = (a: Compared<Facts>, b: Compared<Facts>): number =>
  b.likeness - a.likeness || b.other.totalSales - a.other.totalSales || a.other.id - b.other.id;

/** The first of thousands without sorting all of them. */
function firstOf<Other extends Facts>(compared: readonly Compared<Other>[], count: number): readonly Compared<Other>[] {
  const first: Compared<Other>[] = [];
  for (const one of compared) {
    const last = first[count - 1];
    if (last && mostAlikeFirst(last, one) < 0) continue;
    const place = first.findIndex((other) => mostAlikeFirst(one, other) < 0);
    first.splice(place < 0 ? first.length : place, 0, one);
    first.length = Math.min(first.length, count);
  }
  return first;
}

/**
 * What a shopper of this product looks at next: first what does the same for the same vehicles, the most alike and then the
 * best sellers first; then what is used with it, as the merchant names it (cross-sells); then what else shares a group.
 * @param others listed products that share a group with it, and its cross-sells; each once, never itself
 */
export function rankRelated<Other extends Facts>(
  product: Facts,
  others: Iterable<Other>,
  limit: number,
): readonly Other[] {
  const own = traitsOf(product);
  const compared = Array.from(others, (other): Compared<Other> => {
    const traits = traitsOf(other);
    return {
      other,
      likeness: likeness(own, traits),
      isAlike: hasSameUse(own, traits),
      place: product.crossSells.indexOf(other.slug),
    };
  });
  const complements = compared.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
  const rest = compared.filter(({ place }) => place < 0);
  const alike = firstOf(
    rest.filter(({ isAlike }) => isAlike),
    limit,
  );
  const different = firstOf(
    rest.filter(({ isAlike }) => !isAlike),
    limit,
  );
  return [
    ...alike.slice(0, SAME_USE_PLACES),
    ...complements.slice(0, COMPLEMENT_PLACES),
    ...alike.slice(SAME_USE_PLACES),
    ...complements.slice(COMPLEMENT_PLACES),
    ...different,
  ]
    .slice(0, limit)
    .map(({ other }) => other);
}
