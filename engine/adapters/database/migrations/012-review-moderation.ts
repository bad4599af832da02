import type { Migration } from './migration.ts';

/** A rejected review is kept, so that its writer does not write it again. Two people may have one name. */
export const reviewModeration: Migration = {
  name: '012-review-moderation',
  sql: `
alter table reviews drop constraint reviews_status_check;
alter table reviews add constraint reviews_status_check check (status in ('approved', 'held', 'rejected'));
alter table reviews drop constraint reviews_product_id_author_written_at_key;
alter table reviews add constraint reviews_imported_once unique (product_id, author, email, written_at);
create index on reviews (status, written_at, id) where status <> 'approved';
`,
};
