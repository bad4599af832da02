import type { Migration } from './migration.ts';

/** Notes of the shop itself are stored as events and rendered in the reader's language. Earlier notes keep their text. */
export const orderEvents: Migration = {
  name: '015-order-events',
  sql: `
alter table order_notes alter column text drop not null;
alter table order_notes add column event jsonb;
alter table order_notes add constraint order_notes_text_or_event check ((text is null) <> (event is null));
alter table order_notes add constraint order_notes_events_for_shop check (event is null or not is_for_buyer);
`,
};
