import type { CategoryDraft } from '#engine/domain/catalog/category.ts';
import { checkCategories } from '#engine/domain/catalog/import/check-categories.ts';
import type { Needs } from '../ports.ts';
import { importRows, oneByOne } from './import-rows.ts';

/** Creates or updates by slug; parents before what stands in them. */
export const importCategories = (needs: Needs, drafts: readonly CategoryDraft[]) =>
  importRows(needs, drafts, {
    check: checkCategories,
    save: oneByOne((catalog, draft) => catalog.saveCategory(draft)),
    changes: () => [{ kind: 'catalog' }],
  });
