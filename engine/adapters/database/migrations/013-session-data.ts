import type { Migration } from './migration.ts';

/** Data that a client stores in its session. */
export const sessionData: Migration = {
  name: '013-session-data',
  sql: `
alter table sessions add column data jsonb not null default '{}';
`,
};
