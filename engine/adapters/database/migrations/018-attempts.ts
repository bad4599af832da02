import type { Migration } from './migration.ts';

/** The table of attempts gets the name that the code uses. */
export const attempts: Migration = {
  name: '018-attempts',
  sql: `
alter table tries rename to attempts;
alter index tries_pkey rename to attempts_pkey;
-- Processes of the release before go on counting under the old name.
create view tries as select key, free_at from attempts;
`,
};
