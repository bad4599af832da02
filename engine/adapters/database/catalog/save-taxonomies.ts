import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { AttributeDraft, CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import type { Saved } from '#engine/usecases/ports/catalog-writer.ts';
import { anyTextOf } from '../sql/lists.ts';
import { WAS_CREATED } from '../sql/rows.ts';
import type { Tables } from '../tables/tables.ts';

export async function saveCategory(db: Kysely<Tables>, draft: CategoryDraft): Promise<Saved> {
  const { slug, ...rest } = {
    slug: draft.slug,
    text: JSON.stringify(draft.text),
    parentId: idOfParent(draft.parent),
    position: draft.order,
    pictureId: idOfPicture(draft.picture),
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
    .values({ slug, productId: null, ...text })
    .onConflict((conflict) => conflict.columns(['slug', 'productId']).doUpdateSet(text))
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
  await removeUnusedTerms(db, saved.id, terms);
  if (terms.length > 0) await saveTerms(db, saved.id, terms);
  return saved;
}

type Terms = AttributeDraft['terms'];

async function saveTerms(db: Kysely<Tables>, attributeId: number, terms: Terms): Promise<void> {
  const rows = terms.map(({ slug, name }, position) => ({
    attributeId,
    slug,
    name: JSON.stringify(name),
    position,
  }));
  await db
    .insertInto('terms')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['attributeId', 'slug']).doUpdateSet((term) => ({
        name: term.ref('excluded.name'),
        position: term.ref('excluded.position'),
      })),
    )
    .execute();
}

async function removeUnusedTerms(db: Kysely<Tables>, attributeId: number, used: Terms): Promise<void> {
  await db
    .deleteFrom('terms')
    .where('attributeId', '=', attributeId)
    .where(({ not, eb }) => not(eb('slug', '=', anyTextOf(used.map(({ slug }) => slug)))))
    .where(sql<boolean>`not exists (select from product_terms where term_id = terms.id)`)
    .where(sql<boolean>`not exists (select from variation_choices where term_id = terms.id)`)
    .execute();
}

export async function savePicture(db: Kysely<Tables>, draft: PictureDraft): Promise<Saved> {
  const { file, ...rest } = {
    file: draft.file,
    mimeType: draft.mimeType,
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
