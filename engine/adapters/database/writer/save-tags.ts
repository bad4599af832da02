import { type Kysely, sql } from 'kysely';
import type { Translated } from '#engine/domain/language.ts';
import type { Tables } from '../tables.ts';

interface TagDraft {
  readonly slug: string;
  readonly name: Translated;
}

/** Creates or renames them, and tells their ids in the same order. */
export async function saveTags(
  db: Kysely<Tables>,
  kind: 'product' | 'article',
  tags: readonly TagDraft[],
): Promise<readonly number[]> {
  const ids = await db
    .insertInto('tags')
    .values(tags.map(({ slug, name }) => ({ kind, slug, name: JSON.stringify(name) })))
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ name: sql`excluded.name` }))
    .returning(['id', 'slug'])
    .execute();
  const idOf = new Map(ids.map(({ id, slug }) => [slug, id]));
  return tags.flatMap(({ slug }) => idOf.get(slug) ?? []);
}
