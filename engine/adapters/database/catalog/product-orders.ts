import { type RawBuilder, sql } from 'kysely';
import type { ProductOrder, ProductQuery, ProductSort } from '#engine/usecases/ports/product-query.ts';
import { containing, fold } from '../fold.ts';

type Sort = (direction: ProductOrder['direction'], query: ProductQuery) => RawBuilder<unknown>;

const column =
  (name: string): Sort =>
  () =>
    sql.ref(name);

/** Ascending compares the lowest of a variable product's, descending the highest. */
const lowestOrHighest =
  (lowest: string, highest: string): Sort =>
  (direction) =>
    sql.ref(direction === 'ascending' ? lowest : highest);

const SORTS: Readonly<Record<ProductSort, Sort>> = {
  date: column('p.published_at'),
  modified: column('p.modified_at'),
  // Compared letter by letter on every database, whatever its own collation.
  name: () => sql`t.folded_name collate "C"`,
  slug: () => sql`p.slug collate "C"`,
  'menu-order': column('p.menu_order'),
  price: lowestOrHighest('priced.min_active', 'priced.max_active'),
  'regular-price': lowestOrHighest('priced.min_regular', 'priced.max_regular'),
  'sale-price': (direction) =>
    sql`case when priced.on_sale then ${sql.ref(direction === 'ascending' ? 'priced.min_active' : 'priced.max_active')} end`,
  'on-sale-from': column('priced.sale_from'),
  'on-sale-to': column('priced.sale_to'),
  'total-sales': () => sql`coalesce(sales.pieces, 0)`,
  rating: column('p.average_rating'),
  'review-count': column('p.review_count'),
  'given-ids': (_, { filter }) => sql`array_position(${sql.val([...(filter.ids ?? [])])}::integer[], p.id)`,
  'given-slugs': (_, { filter }) => sql`array_position(${sql.val([...(filter.slugs ?? [])])}::text[], p.slug)`,
  relevance: (_, { filter }) => relevance(filter.search ?? ''),
};

/** The name itself, then its beginning, then anywhere in it, then anywhere else. */
const relevance = (search: string): RawBuilder<number> => sql`case
  when t.folded_name = ${fold(search)} then 3
  when t.folded_name like ${containing(search).slice(1)} then 2
  when t.folded_name like ${containing(search)} then 1
  else 0 end`;

/** What has nothing to be sorted by stands last in either direction. */
export function orderTerms(query: ProductQuery): RawBuilder<unknown> {
  const first = query.order[0]?.direction ?? 'descending';
  const terms = query.order.map(
    ({ by, direction }) => sql`${SORTS[by](direction, query)} ${WORDS[direction]} nulls last`,
  );
  return sql.join([...terms, sql`p.id ${WORDS[first]}`]);
}

const WORDS = { ascending: sql`asc`, descending: sql`desc` } as const;
