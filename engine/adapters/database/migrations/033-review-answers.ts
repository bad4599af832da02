import type { Migration } from './migration.ts';

/** What the shop answers to a review. */
export const reviewAnswers: Migration = {
  name: '033-review-answers',
  sql: `
alter table reviews add column answer text not null default '', add column answered_at timestamptz;
alter table reviews add constraint reviews_answered_at_some_time check ((answer = '') = (answered_at is null));
create index on reviews (written_at, id) where answer = '';
`,
};
