import { type RawBuilder, sql } from 'kysely';
import type { StockStatus } from '#engine/domain/catalog/stock-policy.ts';
import type { ProductFilter } from '#engine/usecases/ports/product-query.ts';
import { containing } from '../fold.ts';
import { anyOf, anyTextOf } from '../sql-lists.ts';
import { inCategories } from './category-below.ts';

type Condition = RawBuilder<boolean>;

/** Over the product `p`, its texts `t`, its prices `priced` and its word `supply`. */
const conditionsOf = (filter: ProductFilter): Readonly<Record<keyof ProductFilter, Condition | null>> => ({
  ids: given(filter.ids, (ids) => sql`p.id = ${anyOf(ids)}`),
  excludeIds: given(filter.excludeIds, (ids) => sql`not p.id = ${anyOf(ids)}`),
  slugs: given(filter.slugs, (slugs) => sql`p.slug = ${anyTextOf(slugs)}`),
  skus: given(filter.skus, (skus) => sql`p.sku <> '' and p.sku = ${anyTextOf(skus)}`),
  kinds: given(filter.kinds, (kinds) => sql`p.kind = ${anyTextOf(kinds)}`),
  excludeKinds: given(filter.excludeKinds, (kinds) => sql`not p.kind = ${anyTextOf(kinds)}`),
  categories: given(filter.categories, inCategories),
  excludeCategories: given(filter.excludeCategories, (slugs) => sql`not ${inCategories(slugs)}`),
  terms: given(filter.terms, ({ relation, queries }) =>
    queries.length === 0 ? sql`true` : sql`(${sql.join(queries.map(carries), relation === 'and' ? AND : OR)})`,
  ),
  search: given(filter.search, (text) => sql`t.folded like ${containing(text)}`),
  onSale: given(filter.onSale, (wanted) => sql`coalesce(priced.on_sale, false) = ${wanted}`),
  featured: given(filter.featured, (wanted) => sql`p.featured = ${wanted}`),
  stock: given(filter.stock, (words) => sql`coalesce(supply.rank, 2) = ${anyOf(words.map((word) => RANKS[word]))}`),
  minPrice: given(
    filter.minPrice,
    (cents) => sql`(priced.max_active >= ${cents} or (priced.max_active is null and ${cents}::bigint <= 0))`,
  ),
  maxPrice: given(filter.maxPrice, (cents) => sql`priced.min_active <= ${cents}`),
  ratings: given(filter.ratings, (stars) => sql`round(p.average_rating)::integer = ${anyOf(stars)}`),
  listedIn: given(filter.listedIn, (place) => sql`p.visibility = ${anyTextOf(LISTED[place])}`),
  publishedAfter: given(filter.publishedAfter, (instant) => sql`p.published_at > ${instant}`),
  publishedBefore: given(filter.publishedBefore, (instant) => sql`p.published_at < ${instant}`),
});

const RANKS: Readonly<Record<StockStatus, number>> = { 'in-stock': 0, 'on-backorder': 1, 'out-of-stock': 2 };

const LISTED = { catalog: ['visible', 'catalog'], search: ['visible', 'search'], both: ['visible'] } as const;

const AND = sql` and `;
const OR = sql` or `;

type TermQuery = NonNullable<ProductFilter['terms']>['queries'][number];

/** A product carries the terms of its variations too, so its own are all there are. */
function carries({ attribute, terms, operator }: TermQuery): Condition {
  const carried = sql`
    from product_terms pt join terms on terms.id = pt.term_id join attributes a on a.id = terms.attribute_id
    where pt.product_id = p.id and a.slug = ${attribute} and terms.slug = ${anyTextOf(terms)}`;
  if (operator === 'all') return sql`(select count(*) ${carried}) = ${new Set(terms).size}`;
  return operator === 'in' ? sql`exists (select ${carried})` : sql`not exists (select ${carried})`;
}

const given = <T>(value: T | undefined, toCondition: (value: T) => Condition): Condition | null =>
  value === undefined ? null : toCondition(value);

export const filterConditions = (filter: ProductFilter): readonly Condition[] => [
  sql<boolean>`p.kind <> 'variation'`,
  sql<boolean>`p.status = 'published'`,
  ...Object.values(conditionsOf(filter)).filter((condition) => condition !== null),
];
