import type { Migration } from './migration.ts';

/** A mail is waiting until it is sent or given up. Waiting without a time means at once, whatever the two clocks say. */
export const mailRelay: Migration = {
  name: '009-mail-relay',
  sql: `
alter table mail_outbox
  alter column next_try_at drop not null,
  alter column next_try_at drop default,
  add column given_up_at timestamptz,
  add column claim text,
  add column claimed_until timestamptz,
  add check (num_nonnulls(sent_at, given_up_at) <= 1),
  add check (num_nulls(claim, claimed_until) in (0, 2));
update mail_outbox set next_try_at = null where sent_at is null;
drop index mail_outbox_next_try_at_idx;
create index mail_outbox_waiting on mail_outbox (id) where sent_at is null and given_up_at is null;
create index on mail_outbox (sent_at) where sent_at is not null;
`,
};
