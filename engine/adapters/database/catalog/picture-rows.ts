import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#engine/domain/catalog/picture.ts';
import type { Language } from '#engine/domain/language.ts';

/** The picture with this alias as one JSON value, null where the join found none. */
export const pictureJson = (alias: string, language: Language): RawBuilder<Picture | null> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case when ${column('id')} is not null then json_build_object(
    'id', ${column('id')}, 'file', ${column('file')}, 'mimeType', ${column('mime_type')},
    'width', ${column('width')}, 'height', ${column('height')}, 'sizes', ${column('sizes')},
    'title', ${column('title')} ->> ${language}::text, 'alt', ${column('alt')} ->> ${language}::text
  ) end`;
};
