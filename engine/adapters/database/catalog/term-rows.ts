import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Language } from '#engine/domain/language.ts';
import type { Tables } from '../tables.ts';

/** In the merchant's order, each with the number of published products that carry it. */
export const termRows = (db: Kysely<Tables>, language: Language, which: Expression<SqlBool>) =>
  db
    .selectFrom('terms')
    .where(which)
    .orderBy('terms.position')
    .orderBy('terms.slug')
    .select((term) => [
      'terms.id',
      'terms.attribute_id as attributeId',
      'terms.slug',
      sql<string>`terms.name ->> ${language}`.as('name'),
      'terms.position as order',
      term
        .selectFrom('product_terms as pt')
        .whereRef('pt.term_id', '=', 'terms.id')
        .where('pt.published', '=', true)
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
    ]);
