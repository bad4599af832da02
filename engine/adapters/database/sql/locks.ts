import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Advisory locks that whole transactions hold. Any numbers, each its own, the same in every release. */
export const LOCKS = {
  /** Processes that start at once migrate one after the other. */
  migration: 7_201_954,
  /** Whoever gives out a username or an email address waits for the others on it. */
  names: 7_201_955,
  /** Who revises products waits for the one before. */
  revision: 7_201_956,
  /** With the hash of a text: who orders unpaid waits for the same buyer's, or network's, order before. */
  unpaid: 7_201_957,
} as const;

/** Until the transaction ends nobody else revises products. */
export const lockRevision = (db: Kysely<Tables>) => sql`select pg_advisory_xact_lock(${LOCKS.revision})`.execute(db);
