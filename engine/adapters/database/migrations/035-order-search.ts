import type { Migration } from './migration.ts';

/**
 * Finds the orders of a million that a text is part of: `list-orders.ts` searches these two texts, word for word.
 * The lines come first, because orders are locked until the end.
 */
export const orderSearch: Migration = {
  name: '035-order-search',
  sql: `
create index order_lines_search_idx on order_lines using gin (lower(sku) gin_trgm_ops);
create index orders_search_idx on orders using gin (lower(id::text
  || E'\\n' || (billing ->> 'firstName') || ' ' || (billing ->> 'lastName')
  || E'\\n' || (billing ->> 'email')
  || E'\\n' || regexp_replace(billing ->> 'phone', '\\D', '', 'g')) gin_trgm_ops);
`,
};
