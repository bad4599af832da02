import type { CatalogReferences } from '../../catalog/import-problems.ts';
import type { ProductDraft } from '../../catalog/product-draft.ts';
import { wordsOf } from './words.ts';

/** Attributes that products state in their meta data, too, as words that are slugs of terms. */
const META: Readonly<Record<string, string>> = {
  vehicle: 'vehicle_types',
  fuel: 'vehicle_fuels',
  viscosity: 'oil_grades',
  base: 'oil_base',
};

/**
 * A new product with the attributes of the shop that its name and meta data state, so that filters find it: `Moto 4T
 * 10W-40, 1 L` has this viscosity and size. An attribute that it already carries stays as it is. Of a product that the
 * shop has, the merchant decides: what was removed from it does not come back.
 */
export function withStatedTerms<Draft extends ProductDraft>(
  draft: Draft,
  { products, attributes: known }: Pick<CatalogReferences, 'products' | 'attributes'>,
): Draft {
  if (products.has(draft.slug)) return draft;
  const carried = new Set(draft.attributes.map(({ slug }) => slug));
  const name = spaced(draft.text.en.name);
  const stated = [...known].flatMap(([slug, all]) => {
    if (carried.has(slug)) return [];
    const facts = (draft.meta[META[slug] ?? ''] ?? '').split(/\s+/);
    const terms = [...all].filter((term) => facts.includes(term) || (isMeasure(term) && name.includes(spaced(term))));
    return terms.length === 0 ? [] : [{ slug, terms, forVariations: false, visible: true }];
  });
  return stated.length === 0 ? draft : { ...draft, attributes: [...draft.attributes, ...stated] };
}

/** A word may have another meaning in a name than in an attribute; a size or grade has not. */
const isMeasure = (term: string): boolean => /^\d/.test(term);

/** In a slug a hyphen stands for the decimal point: `3-5l`. */
const spaced = (text: string): string => ` ${wordsOf(text.replace(/(\d)-(\d)/g, '$1.$2')).join(' ')} `;
