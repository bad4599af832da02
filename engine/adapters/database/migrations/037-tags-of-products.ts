import type { Migration } from './migration.ts';

/** Which tags to show has not been asked of the database since lists are in memory. */
export const tagsOfProducts: Migration = {
  name: '037-tags-of-products',
  sql: `
alter table product_tags
  drop column published,
  add foreign key (product_id) references products on delete cascade;
`,
};
