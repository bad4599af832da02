import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** The names inside of JSON are data: the plugin leaves them as they are. */
const NAMES = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** The query builder, which translates the names of tables and columns. */
export const createKysely = (pool: PostgresPool, onStatement?: (event: LogEvent) => void): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [NAMES],
    ...(onStatement && { log: onStatement }),
  });
