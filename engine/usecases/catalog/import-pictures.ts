import { checkPictures } from '#engine/domain/catalog/import/check-pictures.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { Needs } from '../ports.ts';
import { importRows, oneByOne } from './import-rows.ts';

/** Creates or updates by file. */
export const importPictures = (needs: Needs, drafts: readonly PictureDraft[]) =>
  importRows(needs, drafts, {
    check: checkPictures,
    save: oneByOne((catalog, draft) => catalog.savePicture(draft)),
    changes: () => [{ kind: 'catalog' }],
  });
