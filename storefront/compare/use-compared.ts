import { LIMITS } from '#contract/limits.ts';
import { comparedSlugs } from '../model/product/compare.ts';
import { useStoredList } from '../ui/storage/stored-list.ts';

/** The products that this browser has chosen to compare. */
export function useCompared() {
  const { items, set } = useStoredList('compare');
  const slugs = comparedSlugs(items);
  return {
    slugs,
    isFull: slugs.length >= LIMITS.comparedProducts,
    set,
    toggle: (slug: string) =>
      set(slugs.includes(slug) ? slugs.filter((other) => other !== slug) : comparedSlugs([...slugs, slug])),
  };
}
