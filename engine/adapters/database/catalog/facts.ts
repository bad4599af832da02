import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf } from '../sql-lists.ts';
import * as parts from './product-parts.ts';
import { termRows } from './term-rows.ts';

/** Everything the products are put together from, in one statement, so that all of it is of one moment. */
export async function readFacts(wanted: parts.Wanted) {
  const { db, ids, language } = wanted;
  const carried = sql<boolean>`id in (select term_id from product_terms where product_id = ${anyOf(ids)})`;
  return db
    .selectNoFrom([
      jsonArrayFrom(parts.productRows(wanted)).as('products'),
      jsonArrayFrom(parts.variationRows(wanted)).as('variations'),
      jsonArrayFrom(parts.pictureRows(wanted)).as('pictures'),
      jsonArrayFrom(parts.fileRows(wanted)).as('files'),
      jsonArrayFrom(parts.categoryRows(wanted)).as('categories'),
      jsonArrayFrom(parts.tagRows(wanted)).as('tags'),
      jsonArrayFrom(parts.recommendationRows(wanted)).as('recommendations'),
      jsonArrayFrom(parts.attributeRows(wanted)).as('attributes'),
      jsonArrayFrom(parts.carriedRows(wanted)).as('carried'),
      jsonArrayFrom(termRows(db, language, carried)).as('terms'),
      jsonArrayFrom(parts.choiceRows(wanted)).as('choices'),
    ])
    .executeTakeFirstOrThrow();
}

export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The facts under the id of the product or variation they belong to. */
export type SortedFacts = ReturnType<typeof sortOut>;

export const sortOut = (facts: Facts) => ({
  variations: Map.groupBy(facts.variations, ({ productId }) => productId),
  pictures: Map.groupBy(facts.pictures, ({ owner }) => owner),
  files: Map.groupBy(facts.files, ({ owner }) => owner),
  categories: Map.groupBy(facts.categories, ({ owner }) => owner),
  tags: Map.groupBy(facts.tags, ({ owner }) => owner),
  recommendations: Map.groupBy(facts.recommendations, ({ owner }) => owner),
  attributes: Map.groupBy(facts.attributes, ({ owner }) => owner),
  terms: termsOfProducts(facts),
  choices: Map.groupBy(facts.choices, ({ owner }) => owner),
});

/** Product id → its terms, in the merchant's order. */
function termsOfProducts({ carried, terms }: Facts) {
  const carriers = Map.groupBy(carried, ({ termId }) => termId);
  const pairs = terms.flatMap((term) => (carriers.get(term.id) ?? []).map(({ owner }) => ({ owner, term })));
  return Map.groupBy(pairs, ({ owner }) => owner);
}
