import { sql } from 'kysely';

/** Tells an insert from the update of its `on conflict`: only a row that replaced another has an `xmax`. */
export const WAS_CREATED = sql<boolean>`xmax = 0`.as('created');
