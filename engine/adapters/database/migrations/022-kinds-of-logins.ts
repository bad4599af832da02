import type { Migration } from './migration.ts';

/** When a login began, and for how long it was meant. The defaults are for processes of the release before. */
export const kindsOfLogins: Migration = {
  name: '022-kinds-of-logins',
  sql: `
alter table logins
  add column kind text not null default 'device' check (kind in ('remembered', 'visit', 'device')),
  add column begun_at timestamptz not null default now();
`,
};
