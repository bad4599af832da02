import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { Saved } from '#engine/usecases/ports/writer.ts';
import type { Tables } from '../tables.ts';
import { WAS_CREATED } from './was-created.ts';

export async function savePicture(db: Kysely<Tables>, draft: PictureDraft): Promise<Saved> {
  const { file, ...rest } = {
    file: draft.file,
    mime_type: draft.mimeType,
    width: draft.width,
    height: draft.height,
    sizes: JSON.stringify(draft.sizes),
    title: JSON.stringify(draft.title),
    alt: JSON.stringify(draft.alt),
  };
  return db
    .insertInto('pictures')
    .values({ file, ...rest })
    .onConflict((conflict) => conflict.column('file').doUpdateSet(rest))
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
}

export const idOfPicture = (file: string | null): RawBuilder<number | null> =>
  sql`(select id from pictures where file = ${file})`;
