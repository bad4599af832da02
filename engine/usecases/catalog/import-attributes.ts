import type { AttributeDraft } from '#engine/domain/catalog/attribute.ts';
import { checkAttributes } from '#engine/domain/catalog/import/check-attributes.ts';
import type { Needs } from '../ports.ts';
import { importRows, oneByOne } from './import-rows.ts';

/** Creates or updates by slug. */
export const importAttributes = (needs: Needs, drafts: readonly AttributeDraft[]) =>
  importRows(needs, drafts, {
    check: checkAttributes,
    save: oneByOne((catalog, draft) => catalog.saveAttribute(draft)),
    changes: () => [{ kind: 'catalog' }],
  });
