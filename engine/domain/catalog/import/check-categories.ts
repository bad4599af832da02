import { LANGUAGES } from '../../language.ts';
import type { CategoryDraft } from '../category.ts';
import type { ImportRefusal } from '../refusals.ts';
import { checkRows } from './check-rows.ts';
import { isSlug, unknown, unless } from './problems.ts';
import type { CatalogReferences } from './references.ts';

/** A parent is in the shop already or comes in an earlier row, so that nothing can stand in itself. */
export function checkCategories(drafts: readonly CategoryDraft[], known: CatalogReferences): ImportRefusal | null {
  const parents = new Set(known.categories);
  return checkRows(drafts, {
    idOf: ({ slug }) => slug,
    problemsOf: ({ slug, text, parent, picture }) => {
      const problems = [
        ...unless(isSlug(slug), 'slug'),
        ...LANGUAGES.flatMap((language) => unless(text[language].name !== '', `name.${language}`)),
        ...unless(parent !== slug, 'parent'),
        ...unknown('parent', parent === null ? [] : [parent], parents),
        ...unknown('picture', picture === null ? [] : [picture], known.pictures),
      ];
      parents.add(slug);
      return problems;
    },
  });
}
