import type { Translated } from '../language.ts';
import type { CarriedAttribute } from './product-draft.ts';
import { slugOf, takeFreeSlug } from './slugs.ts';

/** An attribute that one product alone has, by what it and its terms are called. The slugs follow the English names. */
export function localAttribute(
  label: Translated,
  names: readonly Translated[],
): Required<Pick<CarriedAttribute, 'slug' | 'terms' | 'local'>> {
  const taken = new Set<string>();
  const terms = names.map((name) => ({ slug: takeFreeSlug(slugOf(name.en, 'option'), taken), name }));
  return {
    slug: slugOf(label.en, 'attribute'),
    terms: terms.map(({ slug }) => slug),
    local: { label, terms },
  };
}
