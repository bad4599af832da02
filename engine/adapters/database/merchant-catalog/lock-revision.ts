import { type Kysely, sql } from 'kysely';
import { LOCKS } from '../locks.ts';
import type { Tables } from '../tables.ts';

/** Until the transaction ends nobody else revises products. */
export const lockRevision = (db: Kysely<Tables>) => sql`select pg_advisory_xact_lock(${LOCKS.revision})`.execute(db);
