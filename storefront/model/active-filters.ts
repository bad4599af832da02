import { type CatalogueQuery, changed, withTerms } from './catalogue-query.ts';
import type { Facets, FacetValue } from './facets.ts';
import type { Cents } from './money.ts';

type Meaning =
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'category'; readonly name: string }
  | { readonly kind: 'price'; readonly min: Cents | null; readonly max: Cents | null }
  | { readonly kind: 'term'; readonly label: string; readonly name: string }
  | { readonly kind: 'rating'; readonly minimum: number }
  | { readonly kind: 'sale' };

/** One thing the shopper narrowed the list by, and the list without it. */
export type ActiveFilter = Meaning & { readonly without: CatalogueQuery };

const except = (slugs: readonly string[], slug: string): readonly string[] => slugs.filter((other) => other !== slug);

const chosen = (values: readonly FacetValue[]): readonly FacetValue[] => values.filter(({ isChosen }) => isChosen);

/** In the order of the filter column. */
export function activeFilters(query: CatalogueQuery, facets: Facets): readonly ActiveFilter[] {
  const { search, minPrice, maxPrice, minRating } = query;
  const active: ActiveFilter[] = [];
  if (search) active.push({ kind: 'search', text: search, without: changed(query, { search: '' }) });
  for (const { slug, name } of chosen(facets.categories)) {
    const categories = except(query.categories, slug);
    active.push({ kind: 'category', name, without: changed(query, { categories }) });
  }
  if (minPrice !== null || maxPrice !== null) {
    const without = changed(query, { minPrice: null, maxPrice: null });
    active.push({ kind: 'price', min: minPrice, max: maxPrice, without });
  }
  for (const { attribute, label, values } of facets.attributes)
    for (const { slug, name } of chosen(values)) {
      const slugs = except(query.terms[attribute] ?? [], slug);
      active.push({ kind: 'term', label, name, without: withTerms(query, attribute, slugs) });
    }
  if (minRating !== null)
    active.push({ kind: 'rating', minimum: minRating, without: changed(query, { minRating: null }) });
  if (query.onSale) active.push({ kind: 'sale', without: changed(query, { onSale: false }) });
  return active;
}
