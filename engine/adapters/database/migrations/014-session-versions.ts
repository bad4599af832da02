import type { Migration } from './migration.ts';

/**
 * Counts the changes of a session, so that a change can be stored without having held a lock meanwhile. It begins
 * anywhere: a session that was removed and made anew is not the one that was read.
 */
export const sessionVersions: Migration = {
  name: '014-session-versions',
  sql: `
alter table sessions add column version integer not null default (random() * 1000000000)::integer;
`,
};
