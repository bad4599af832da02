import type { Migration } from './migration.ts';

/** What a client keeps with a visit. */
export const sessionData: Migration = {
  name: '013-session-data',
  sql: `
alter table sessions add column data jsonb not null default '{}';
`,
};
