import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Picture } from '#engine/domain/catalog/picture.ts';
import type { ProductKind, ProductText } from '#engine/domain/catalog/product.ts';
import type { AttributeScope } from '#engine/domain/catalog/taxonomies.ts';
import type { Language, Translated } from '#engine/domain/language.ts';
import { columns } from '../sql/columns.ts';
import { anyOf } from '../sql/lists.ts';
import type { Tables } from '../tables/tables.ts';
import {
  CONTENT_COLUMNS,
  DIMENSION_COLUMNS,
  DOWNLOAD_COLUMNS,
  FACT_COLUMNS,
  PRICE_COLUMNS,
  STOCK_COLUMNS,
  TEXT_COLUMNS,
} from './product-rows.ts';

/** In the merchant's order, each with the number of published products that carry it. */
export const termRows = (db: Kysely<Tables>, which: Expression<SqlBool>) =>
  uncountedTerms(db, which).select((term) =>
    term
      .selectFrom('productTerms as pt')
      .whereRef('pt.termId', '=', 'terms.id')
      .where('pt.published', '=', true)
      .select(sql<number>`count(*)`.as('count'))
      .$asScalar()
      .$notNull()
      .as('count'),
  );

const uncountedTerms = (db: Kysely<Tables>, which: Expression<SqlBool>) =>
  db
    .selectFrom('terms')
    .where(which)
    .orderBy('terms.position')
    .orderBy('terms.slug')
    .select(['terms.id', 'terms.attributeId', 'terms.slug', 'terms.name', 'terms.position as order']);

/** How many published products carry each term that any carries. */
export const termCounts = (db: Kysely<Tables>) =>
  db
    .selectFrom('productTerms')
    .where('published', '=', true)
    .groupBy('termId')
    .select(['termId', sql<number>`count(*)`.as('count')]);

/** `5W-30, 1 L`: what the variation with this alias is chosen by, in the product's own order; null without any. */
export const optionLabels = (variation: string, language: Language): RawBuilder<string | null> => sql`(
  select string_agg(term.name ->> ${language}, ', ' order by carried.position)
  from variation_choices choice
  join terms term on term.id = choice.term_id
  join product_attributes carried
    on carried.attribute_id = choice.attribute_id and carried.product_id = ${sql.ref(`${variation}.parentId`)}
  where choice.variation_id = ${sql.ref(`${variation}.id`)}
)`;

/** The picture that is joined as `pic`, as one JSON value; null where the join found none. */
export const pictureJson = (language: Language): RawBuilder<Picture | null> =>
  sql`case when pic.id is not null then json_build_object(
    'id', pic.id, 'file', pic.file, 'mimeType', pic.mime_type, 'width', pic.width, 'height', pic.height,
    'sizes', pic.sizes, 'title', pic.title ->> ${language}::text, 'alt', pic.alt ->> ${language}::text
  ) end`;

export interface ProductSelection {
  readonly db: Kysely<Tables>;
  /** Of products, never of variations. */
  readonly ids: readonly number[];
  /** How many products carry each term, where it is known: to count it for each part of a large catalog takes as long as the rest. */
  readonly counts?: ReadonlyMap<number, number>;
}

/** What a product and a variation each have of their own. */
const SHARED_COLUMNS = [
  'p.id',
  'p.sku',
  'p.status',
  'p.virtual',
  ...columns('p', PRICE_COLUMNS),
  ...columns('p', DIMENSION_COLUMNS),
  ...columns('p', CONTENT_COLUMNS),
  ...columns('p', DOWNLOAD_COLUMNS),
  ...STOCK_COLUMNS,
] as const;

/** Columns of products that hold no fact. */
const OWN_COLUMNS = [
  'p.kind',
  'p.soldIndividually',
  'p.externalUrl as url',
  'p.buttonText',
  'p.defaultChoices as defaults',
  'p.modifiedAt',
  'p.averageRating',
  'p.reviewCount',
] as const;

/** The products or variations `p` with their texts, `indonesian` and `english`. */
const withTexts = (db: Kysely<Tables>) =>
  db
    .selectFrom('products as p')
    .innerJoin('productTexts as indonesian', (on) =>
      on.onRef('indonesian.productId', '=', 'p.id').on('indonesian.language', '=', 'id'),
    )
    .innerJoin('productTexts as english', (on) =>
      on.onRef('english.productId', '=', 'p.id').on('english.language', '=', 'en'),
    );

const inBoth = <T>(valueIn: (texts: 'indonesian' | 'english') => RawBuilder<T>): RawBuilder<Translated<T>> =>
  sql`json_build_object('id', ${valueIn('indonesian')}, 'en', ${valueIn('english')})`;

const textJson = (texts: string): RawBuilder<ProductText> =>
  sql`json_build_object(${sql.join(TEXT_COLUMNS.flatMap((key) => [sql.lit(key), sql.ref(`${texts}.${key}`)]))})`;

export const productRows = ({ db, ids }: ProductSelection) =>
  withTexts(db)
    .leftJoin('stock as s', 's.productId', 'p.id')
    .leftJoin('sales', 'sales.productId', 'p.id')
    .where('p.id', '=', anyOf(ids))
    .select([...new Set([...SHARED_COLUMNS, ...columns('p', FACT_COLUMNS), ...OWN_COLUMNS])])
    .select([inBoth(textJson).as('text'), sql<number>`coalesce(sales.pieces, 0)`.as('totalSales')])
    .$narrowType<{ kind: ProductKind; slug: string }>();

export const variationRows = ({ db, ids }: ProductSelection) =>
  withTexts(db)
    .leftJoin('stock as s', 's.productId', 'p.id')
    .where('p.parentId', '=', anyOf(ids))
    .orderBy('p.menuOrder')
    .orderBy('p.id')
    .select(SHARED_COLUMNS)
    .select([
      'p.familyId as productId',
      inBoth((texts) => sql<string>`${sql.ref(`${texts}.description`)}`).as('description'),
    ]);

const isHeld = (table: string, column: string, ids: readonly number[]): RawBuilder<SqlBool> =>
  sql`id in (select ${sql.ref(column)} from ${sql.table(table)} where product_id = ${anyOf(ids)})`;

// What many products have in common is read once, under its id; lists of ids say which product has it.

/** Main picture first; `owner` is the product or the variation. */
export const pictureIds = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('productPictures as pp')
    .innerJoin('products as p', 'p.id', 'pp.productId')
    .where('p.familyId', '=', anyOf(ids))
    .orderBy('pp.position')
    .select(['pp.productId as owner', 'pp.pictureId as id']);

/** Those of `heldPictures`, which the statement that this is a part of names. */
export const pictureRows = ({ db }: ProductSelection) =>
  db
    .selectFrom('pictures')
    .where(sql<SqlBool>`id in (select id from held_pictures)`)
    .select(['id', 'file', 'mimeType', 'width', 'height', 'sizes', 'title', 'alt']);

export const fileRows = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('productFiles as f')
    .innerJoin('products as p', 'p.id', 'f.productId')
    .where('p.familyId', '=', anyOf(ids))
    .orderBy('f.position')
    .select(['f.productId as owner', 'f.id', 'f.file', 'f.name']);

export const categoryIds = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('productCategories')
    .where('productId', '=', anyOf(ids))
    .orderBy('position')
    .select(['productId as owner', 'categoryId as id']);

export const categoryRows = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('categories')
    .where(isHeld('product_categories', 'category_id', ids))
    .select([
      'id',
      'slug',
      sql<Translated>`json_build_object('id', text->'id'->'name', 'en', text->'en'->'name')`.as('name'),
    ]);

export const tagIds = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('productTags')
    .where('productId', '=', anyOf(ids))
    .orderBy('position')
    .select(['productId as owner', 'tagId as id']);

export const tagRows = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('tags')
    .where(isHeld('product_tags', 'tag_id', ids))
    .select(['id', 'slug', 'name']);

export const recommendationRows = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('productRecommendations')
    .where('productId', '=', anyOf(ids))
    .orderBy('position')
    .select(['productId as owner', 'kind', 'slug']);

export const attributeIds = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('productAttributes')
    .where('productId', '=', anyOf(ids))
    .orderBy('position')
    .select(['productId as owner', 'attributeId as id', 'forVariations', 'visible']);

export const attributeRows = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('attributes')
    .where(isHeld('product_attributes', 'attribute_id', ids))
    .select([
      'id',
      'slug',
      'label',
      sql<AttributeScope>`case when product_id is null then 'global' else 'local' end`.as('scope'),
    ]);

export const termIds = ({ db, ids }: ProductSelection) =>
  db.selectFrom('productTerms').where('productId', '=', anyOf(ids)).select(['productId as owner', 'termId as id']);

/** Of the products, and of their variations' choices. */
export function termRowsOf({ db, ids, counts }: ProductSelection) {
  const which = sql<SqlBool>`id in (
    select term_id from product_terms where product_id = ${anyOf(ids)}
    union select vc.term_id from variation_choices vc join products p on p.id = vc.variation_id and p.parent_id = ${anyOf(ids)}
  )`;
  return counts ? uncountedTerms(db, which).select(sql<number>`0`.as('count')) : termRows(db, which);
}

/** `owner` is the variation, `termId` null where every term fits. In the order of the product's attributes. */
export const choiceIds = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('variationChoices as vc')
    .innerJoin('products as p', 'p.id', 'vc.variationId')
    .innerJoin('productAttributes as pa', (on) =>
      on.onRef('pa.productId', '=', 'p.familyId').onRef('pa.attributeId', '=', 'vc.attributeId'),
    )
    .where('p.parentId', '=', anyOf(ids))
    .orderBy('pa.position')
    .select(['vc.variationId as owner', 'vc.attributeId', 'vc.termId']);
