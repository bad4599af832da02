import { type Kysely, sql } from 'kysely';
import type { Language } from '#engine/domain/language.ts';
import { optionLabels } from '../option-labels.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { pictureJson } from './picture-rows.ts';

export interface Wanted {
  readonly db: Kysely<Tables>;
  /** Of products, never of variations. */
  readonly ids: readonly number[];
  readonly language: Language;
}

const BOUGHT = [
  'p.id',
  'p.sku',
  'p.status',
  'p.regular_price as regularPrice',
  'p.sale_price as salePrice',
  'p.sale_from as saleFrom',
  'p.sale_to as saleTo',
  'p.virtual',
  'p.weight',
  'p.length',
  'p.width',
  'p.height',
  'p.content_amount as contentAmount',
  'p.content_unit as contentUnit',
  'p.downloadable',
  'p.download_limit as downloadLimit',
  'p.download_expiry_days as downloadExpiryDays',
  's.kind as stockKind',
  's.on_hand as onHand',
  's.backorders',
  's.low_amount as lowAmount',
  's.status as stockStatus',
] as const;

export const productRows = ({ db, ids, language }: Wanted) =>
  db
    .selectFrom('products as p')
    .innerJoin('product_texts as t', (on) => on.onRef('t.product_id', '=', 'p.id').on('t.language', '=', language))
    .leftJoin('stock as s', 's.product_id', 'p.id')
    .leftJoin('sales', 'sales.product_id', 'p.id')
    .where('p.id', '=', anyOf(ids))
    .select(BOUGHT)
    .select([
      sql<'simple' | 'variable' | 'external'>`p.kind`.as('kind'),
      sql<string>`p.slug`.as('slug'),
      'p.visibility',
      'p.featured',
      'p.published_at as publishedAt',
      'p.modified_at as modifiedAt',
      'p.menu_order as menuOrder',
      sql<number>`coalesce(sales.pieces, 0)`.as('totalSales'),
      'p.reviews_allowed as reviewsAllowed',
      'p.tax_status as taxStatus',
      'p.tax_class as taxClass',
      'p.shipping_class as shippingClass',
      'p.sold_individually as soldIndividually',
      'p.external_url as url',
      sql<string>`coalesce(p.button_text ->> ${language}, '')`.as('buttonText'),
      'p.default_choices as defaults',
      'p.meta',
      'p.average_rating as averageRating',
      'p.review_count as reviewCount',
      't.name',
      't.short_description as shortDescription',
      't.description',
      't.extra_description as extraDescription',
      't.custom_textarea as customTextarea',
      't.product_card_lists as productCardLists',
      't.specifications',
    ]);

export const variationRows = ({ db, ids, language }: Wanted) =>
  db
    .selectFrom('products as p')
    .innerJoin('product_texts as t', (on) => on.onRef('t.product_id', '=', 'p.id').on('t.language', '=', language))
    .leftJoin('stock as s', 's.product_id', 'p.id')
    .where('p.parent_id', '=', anyOf(ids))
    .orderBy('p.menu_order')
    .orderBy('p.id')
    .select(BOUGHT)
    .select(['p.family_id as productId', 't.description', optionLabels('p', language).as('options')]);

/** Main picture first; `owner` is the product or the variation. */
export const pictureRows = ({ db, ids, language }: Wanted) =>
  db
    .selectFrom('product_pictures as pp')
    .innerJoin('products as p', 'p.id', 'pp.product_id')
    .innerJoin('pictures as pic', 'pic.id', 'pp.picture_id')
    .where('p.family_id', '=', anyOf(ids))
    .orderBy('pp.position')
    .select(['pp.product_id as owner', pictureJson('pic', language).$notNull().as('picture')]);

export const fileRows = ({ db, ids, language }: Wanted) =>
  db
    .selectFrom('product_files as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .where('p.family_id', '=', anyOf(ids))
    .orderBy('f.position')
    .select(['f.product_id as owner', 'f.id', 'f.file', sql<string>`f.name ->> ${language}`.as('name')]);

export const categoryRows = ({ db, ids, language }: Wanted) =>
  db
    .selectFrom('product_categories as pc')
    .innerJoin('categories as c', 'c.id', 'pc.category_id')
    .where('pc.product_id', '=', anyOf(ids))
    .orderBy('pc.position')
    .select(['pc.product_id as owner', 'c.id', 'c.slug', sql<string>`c.text -> ${language} ->> 'name'`.as('name')]);

export const tagRows = ({ db, ids, language }: Wanted) =>
  db
    .selectFrom('product_tags as tagged')
    .innerJoin('tags', 'tags.id', 'tagged.tag_id')
    .where('tagged.product_id', '=', anyOf(ids))
    .orderBy('tagged.position')
    .select(['tagged.product_id as owner', 'tags.id', 'tags.slug', sql<string>`tags.name ->> ${language}`.as('name')]);

export const recommendationRows = ({ db, ids }: Wanted) =>
  db
    .selectFrom('product_recommendations')
    .where('product_id', '=', anyOf(ids))
    .orderBy('position')
    .select(['product_id as owner', 'kind', 'slug']);

export const attributeRows = ({ db, ids, language }: Wanted) =>
  db
    .selectFrom('product_attributes as pa')
    .innerJoin('attributes as a', 'a.id', 'pa.attribute_id')
    .where('pa.product_id', '=', anyOf(ids))
    .orderBy('pa.position')
    .select([
      'pa.product_id as owner',
      'a.id as attributeId',
      'a.slug',
      sql<string>`a.label ->> ${language}`.as('label'),
      'pa.for_variations as forVariations',
      'pa.visible',
    ]);

/** Which terms each product carries; what they are called comes once, in `termRows`. */
export const carriedRows = ({ db, ids }: Wanted) =>
  db
    .selectFrom('product_terms as pt')
    .where('pt.product_id', '=', anyOf(ids))
    .select(['pt.product_id as owner', 'pt.term_id as termId']);

export const choiceRows = ({ db, ids, language }: Wanted) =>
  db
    .selectFrom('variation_choices as vc')
    .innerJoin('products as p', 'p.id', 'vc.variation_id')
    .innerJoin('product_attributes as pa', (on) =>
      on.onRef('pa.product_id', '=', 'p.family_id').onRef('pa.attribute_id', '=', 'vc.attribute_id'),
    )
    .innerJoin('attributes as a', 'a.id', 'vc.attribute_id')
    .leftJoin('terms as term', 'term.id', 'vc.term_id')
    .where('p.parent_id', '=', anyOf(ids))
    .orderBy('pa.position')
    .select([
      'vc.variation_id as owner',
      'a.slug as attribute',
      sql<string>`a.label ->> ${language}`.as('attributeLabel'),
      sql<number>`coalesce(term.id, 0)`.as('termId'),
      sql<string>`coalesce(term.slug, '')`.as('value'),
      sql<string>`coalesce(term.name ->> ${language}, '')`.as('label'),
    ]);
