import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Family } from './family.ts';
import { insertRows, someOf } from './insert-rows.ts';
import { saveTags } from './save-tags.ts';

/** Tags are made where they are not there yet; the last product of an import that carries one names it. */
export async function hangTags(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const all = new Map(families.flatMap(({ draft }) => (draft.tags ?? []).map((tag) => [tag.slug, tag] as const)));
  if (all.size === 0) return;
  const ids = await saveTags(db, 'product', [...all.values()]);
  const idOf = new Map([...all.keys()].map((slug, place) => [slug, ids[place] ?? 0]));
  const rows = families.flatMap(({ id, draft }) =>
    (draft.tags ?? []).map(({ slug }, position) => ({
      product_id: id,
      published: draft.status === 'published',
      tag_id: idOf.get(slug) ?? 0,
      position,
    })),
  );
  const some = someOf(rows);
  if (some) await insertRows('product_tags', some).execute(db);
}

export async function hangRecommendations(db: Kysely<Tables>, families: readonly Family[]): Promise<void> {
  const rows = families.flatMap(({ id, draft }) => [
    ...(draft.upsells ?? []).map((slug, position) => ({ product_id: id, kind: 'upsell' as const, position, slug })),
    ...(draft.crossSells ?? []).map((slug, position) => ({
      product_id: id,
      kind: 'cross-sell' as const,
      position,
      slug,
    })),
  ]);
  const some = someOf(rows);
  if (some) await insertRows('product_recommendations', some).execute(db);
}
