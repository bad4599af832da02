import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AttributeDraft } from '#engine/domain/catalog/attribute.ts';
import type { CategoryDraft } from '#engine/domain/catalog/category.ts';
import type { Saved } from '#engine/usecases/ports/writer.ts';
import { anyTextOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { idOfPicture } from './save-picture.ts';
import { WAS_CREATED } from './was-created.ts';

export async function saveCategory(db: Kysely<Tables>, draft: CategoryDraft): Promise<Saved> {
  const { slug, ...rest } = {
    slug: draft.slug,
    text: JSON.stringify(draft.text),
    parent_id: idOfParent(draft.parent),
    position: draft.order,
    picture_id: idOfPicture(draft.picture),
  };
  return db
    .insertInto('categories')
    .values({ slug, ...rest })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(rest))
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
}

const idOfParent = (slug: string | null): RawBuilder<number | null> =>
  sql`(select id from categories where slug = ${slug})`;

export async function saveAttribute(db: Kysely<Tables>, { slug, label, terms }: AttributeDraft): Promise<Saved> {
  const text = { label: JSON.stringify(label) };
  const saved = await db
    .insertInto('attributes')
    .values({ slug, ...text })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(text))
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
  await dropUnusedTerms(db, saved.id, terms);
  if (terms.length > 0) await saveTerms(db, saved.id, terms);
  return saved;
}

type Terms = AttributeDraft['terms'];

async function saveTerms(db: Kysely<Tables>, attributeId: number, terms: Terms): Promise<void> {
  const rows = terms.map(({ slug, name }, position) => ({
    attribute_id: attributeId,
    slug,
    name: JSON.stringify(name),
    position,
  }));
  await db
    .insertInto('terms')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['attribute_id', 'slug']).doUpdateSet((term) => ({
        name: term.ref('excluded.name'),
        position: term.ref('excluded.position'),
      })),
    )
    .execute();
}

async function dropUnusedTerms(db: Kysely<Tables>, attributeId: number, kept: Terms): Promise<void> {
  await db
    .deleteFrom('terms')
    .where('attribute_id', '=', attributeId)
    .where(({ not, eb }) => not(eb('slug', '=', anyTextOf(kept.map(({ slug }) => slug)))))
    .where(sql<boolean>`not exists (select from product_terms where term_id = terms.id)`)
    .where(sql<boolean>`not exists (select from variation_choices where term_id = terms.id)`)
    .execute();
}
