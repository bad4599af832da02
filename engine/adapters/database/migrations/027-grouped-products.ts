import type { Migration } from './migration.ts';

/** Products that are pages of others, which they name as recommendations do: by slug, in their order. */
export const groupedProducts: Migration = {
  name: '027-grouped-products',
  sql: `
alter table products drop constraint products_kind_check;
alter table products add constraint products_kind_check
  check (kind in ('simple', 'variable', 'external', 'grouped', 'variation'));
alter table product_recommendations drop constraint product_recommendations_kind_check;
alter table product_recommendations add constraint product_recommendations_kind_check
  check (kind in ('upsell', 'cross-sell', 'part'));
`,
};
