import type { Kysely } from 'kysely';
import type { Outbox } from '#engine/usecases/ports/unit-of-work.ts';
import type { Tables } from './tables.ts';

export const createOutbox = (db: Kysely<Tables>): Outbox => ({
  async add(mail) {
    await db
      .insertInto('mail_outbox')
      .values({ mail: JSON.stringify(mail) })
      .execute();
  },
});
