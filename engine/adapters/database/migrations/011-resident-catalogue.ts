import type { Migration } from './migration.ts';

/** Products are searched in memory: what served the search by the database is dead weight on every write. */
export const residentCatalogue: Migration = {
  name: '011-resident-catalogue',
  sql: `
alter table product_texts drop column folded, drop column folded_name;
`,
};
