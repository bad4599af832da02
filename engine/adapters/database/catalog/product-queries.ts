import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Picture } from '#engine/domain/catalog/picture.ts';
import type { ProductKind } from '#engine/domain/catalog/product.ts';
import type { AttributeScope } from '#engine/domain/catalog/taxonomies.ts';
import type { Language } from '#engine/domain/language.ts';
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
export const termRows = (db: Kysely<Tables>, language: Language, which: Expression<SqlBool>) =>
  db
    .selectFrom('terms')
    .where(which)
    .orderBy('terms.position')
    .orderBy('terms.slug')
    .select((term) => [
      'terms.id',
      'terms.attributeId',
      'terms.slug',
      sql<string>`terms.name ->> ${language}`.as('name'),
      'terms.position as order',
      term
        .selectFrom('productTerms as pt')
        .whereRef('pt.termId', '=', 'terms.id')
        .where('pt.published', '=', true)
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
    ]);

/** `5W-30, 1 L`: what the variation with this alias is chosen by, in the product's own order; null without any. */
export const optionLabels = (variation: string, language: Language): RawBuilder<string | null> => sql`(
  select string_agg(term.name ->> ${language}, ', ' order by carried.position)
  from variation_choices choice
  join terms term on term.id = choice.term_id
  join product_attributes carried
    on carried.attribute_id = choice.attribute_id and carried.product_id = ${sql.ref(`${variation}.parentId`)}
  where choice.variation_id = ${sql.ref(`${variation}.id`)}
)`;

/** The picture with this alias as one JSON value, null where the join found none. */
export const pictureJson = (alias: string, language: Language): RawBuilder<Picture | null> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case when ${column('id')} is not null then json_build_object(
    'id', ${column('id')}, 'file', ${column('file')}, 'mimeType', ${column('mimeType')},
    'width', ${column('width')}, 'height', ${column('height')}, 'sizes', ${column('sizes')},
    'title', ${column('title')} ->> ${language}::text, 'alt', ${column('alt')} ->> ${language}::text
  ) end`;
};

export interface ProductSelection {
  readonly db: Kysely<Tables>;
  /** Of products, never of variations. */
  readonly ids: readonly number[];
  readonly language: Language;
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
  'p.defaultChoices as defaults',
  'p.modifiedAt',
  'p.averageRating',
  'p.reviewCount',
] as const;

export const productRows = ({ db, ids, language }: ProductSelection) =>
  db
    .selectFrom('products as p')
    .innerJoin('productTexts as t', (on) => on.onRef('t.productId', '=', 'p.id').on('t.language', '=', language))
    .leftJoin('stock as s', 's.productId', 'p.id')
    .leftJoin('sales', 'sales.productId', 'p.id')
    .where('p.id', '=', anyOf(ids))
    .select([...new Set([...SHARED_COLUMNS, ...columns('p', FACT_COLUMNS), ...OWN_COLUMNS])])
    .select(columns('t', TEXT_COLUMNS))
    .select([
      sql<number>`coalesce(sales.pieces, 0)`.as('totalSales'),
      sql<string>`coalesce(p.button_text ->> ${language}, '')`.as('buttonText'),
    ])
    .$narrowType<{ kind: ProductKind; slug: string }>();

export const variationRows = ({ db, ids, language }: ProductSelection) =>
  db
    .selectFrom('products as p')
    .innerJoin('productTexts as t', (on) => on.onRef('t.productId', '=', 'p.id').on('t.language', '=', language))
    .leftJoin('stock as s', 's.productId', 'p.id')
    .where('p.parentId', '=', anyOf(ids))
    .orderBy('p.menuOrder')
    .orderBy('p.id')
    .select(SHARED_COLUMNS)
    .select(['p.familyId as productId', 't.description', optionLabels('p', language).as('options')]);

/** Main picture first; `owner` is the product or the variation. */
export const pictureRows = ({ db, ids, language }: ProductSelection) =>
  db
    .selectFrom('productPictures as pp')
    .innerJoin('products as p', 'p.id', 'pp.productId')
    .innerJoin('pictures as pic', 'pic.id', 'pp.pictureId')
    .where('p.familyId', '=', anyOf(ids))
    .orderBy('pp.position')
    .select(['pp.productId as owner', pictureJson('pic', language).$notNull().as('picture')]);

export const fileRows = ({ db, ids, language }: ProductSelection) =>
  db
    .selectFrom('productFiles as f')
    .innerJoin('products as p', 'p.id', 'f.productId')
    .where('p.familyId', '=', anyOf(ids))
    .orderBy('f.position')
    .select(['f.productId as owner', 'f.id', 'f.file', sql<string>`f.name ->> ${language}`.as('name')]);

export const categoryRows = ({ db, ids, language }: ProductSelection) =>
  db
    .selectFrom('productCategories as pc')
    .innerJoin('categories as c', 'c.id', 'pc.categoryId')
    .where('pc.productId', '=', anyOf(ids))
    .orderBy('pc.position')
    .select(['pc.productId as owner', 'c.id', 'c.slug', sql<string>`c.text -> ${language} ->> 'name'`.as('name')]);

export const tagRows = ({ db, ids, language }: ProductSelection) =>
  db
    .selectFrom('productTags as tagged')
    .innerJoin('tags', 'tags.id', 'tagged.tagId')
    .where('tagged.productId', '=', anyOf(ids))
    .orderBy('tagged.position')
    .select(['tagged.productId as owner', 'tags.id', 'tags.slug', sql<string>`tags.name ->> ${language}`.as('name')]);

export const recommendationRows = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('productRecommendations')
    .where('productId', '=', anyOf(ids))
    .orderBy('position')
    .select(['productId as owner', 'kind', 'slug']);

/** Of the attribute `a`. */
const SCOPE = sql<AttributeScope>`case when a.product_id is null then 'global' else 'local' end`.as('scope');

export const attributeRows = ({ db, ids, language }: ProductSelection) =>
  db
    .selectFrom('productAttributes as pa')
    .innerJoin('attributes as a', 'a.id', 'pa.attributeId')
    .where('pa.productId', '=', anyOf(ids))
    .orderBy('pa.position')
    .select([
      'pa.productId as owner',
      SCOPE,
      'a.id as attributeId',
      'a.slug',
      sql<string>`a.label ->> ${language}`.as('label'),
      'pa.forVariations',
      'pa.visible',
    ]);

/** Which terms each product carries; what they are called comes once, in `termRows`. */
export const carriedRows = ({ db, ids }: ProductSelection) =>
  db
    .selectFrom('productTerms as pt')
    .where('pt.productId', '=', anyOf(ids))
    .select(['pt.productId as owner', 'pt.termId']);

export const choiceRows = ({ db, ids, language }: ProductSelection) =>
  db
    .selectFrom('variationChoices as vc')
    .innerJoin('products as p', 'p.id', 'vc.variationId')
    .innerJoin('productAttributes as pa', (on) =>
      on.onRef('pa.productId', '=', 'p.familyId').onRef('pa.attributeId', '=', 'vc.attributeId'),
    )
    .innerJoin('attributes as a', 'a.id', 'vc.attributeId')
    .leftJoin('terms as term', 'term.id', 'vc.termId')
    .where('p.parentId', '=', anyOf(ids))
    .orderBy('pa.position')
    .select([
      'vc.variationId as owner',
      SCOPE,
      'a.slug as attribute',
      sql<string>`a.label ->> ${language}`.as('attributeLabel'),
      sql<number>`coalesce(term.id, 0)`.as('termId'),
      sql<string>`coalesce(term.slug, '')`.as('value'),
      sql<string>`coalesce(term.name ->> ${language}, '')`.as('label'),
    ]);
