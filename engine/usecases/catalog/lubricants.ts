import { isRegistered } from '#engine/domain/catalog/lubricants.ts';
import type { Language } from '#engine/domain/language.ts';
import { ancestryOf } from '#engine/domain/search/category-ancestry.ts';
import type { Needs } from '../ports/ports.ts';

type LubricantNeeds = Pick<Needs, 'catalog' | 'settings' | 'now'>;

/** Ids of the categories whose products must be registered. To be called outside of a transaction. */
export async function lubricantCategoryIds({
  catalog,
  settings: { lubricantCategories },
}: Pick<LubricantNeeds, 'catalog' | 'settings'>): Promise<ReadonlySet<number>> {
  if (lubricantCategories.length === 0) return new Set();
  const categories = await catalog.categories('id');
  const ancestry = ancestryOf(categories);
  const isBelow = (slug: string) => ancestry(slug).some((one) => lubricantCategories.includes(one));
  return new Set(categories.filter(({ slug }) => isBelow(slug)).map(({ id }) => id));
}

/** A published oil that must not be sold yet. */
export interface UnregisteredOil {
  readonly sku: string;
  readonly name: string;
}

/** In the merchant's order. */
export async function unregisteredOils(
  { catalog, settings: { lubricantCategories: terms }, now }: LubricantNeeds,
  language: Language,
): Promise<readonly UnregisteredOil[]> {
  if (terms.length === 0) return [];
  const { rows } = await catalog.products({
    language,
    at: now(),
    filter: {
      kinds: ['simple', 'variable'],
      taxonomies: [{ relation: 'and', conditions: [{ taxonomy: 'product_cat', operator: 'in', terms }] }],
    },
    order: [{ by: 'menu-order', direction: 'ascending' }],
    page: {},
  });
  return rows.filter(({ meta }) => !isRegistered(meta)).map(({ sku, name }) => ({ sku, name }));
}
