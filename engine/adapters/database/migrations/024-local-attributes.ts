import type { Migration } from './migration.ts';

/** An attribute of one product alone; null of one that products share. */
export const localAttributes: Migration = {
  name: '024-local-attributes',
  sql: `
alter table attributes add column product_id integer references products on delete cascade;
alter table attributes drop constraint attributes_slug_key;
alter table attributes add unique nulls not distinct (slug, product_id);
create index on attributes (product_id) where product_id is not null;
`,
};
