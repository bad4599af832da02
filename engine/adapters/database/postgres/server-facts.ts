import { DatabaseNotUtf8, DatabaseTooOld } from '../connection/errors.ts';
import { MIN_POSTGRES_VERSION } from '../connection/pool.ts';

export interface ServerFacts {
  readonly version: string;
  /** Of the database, not of the connection. */
  readonly encoding: string;
}

export const ASK_SERVER =
  "select current_setting('server_version') as version, current_setting('server_encoding') as encoding";

/** @throws DatabaseTooOld, DatabaseNotUtf8 */
export function assertSuitable({ version, encoding }: ServerFacts): void {
  if (Number.parseInt(version, 10) < MIN_POSTGRES_VERSION) throw new DatabaseTooOld(version, MIN_POSTGRES_VERSION);
  if (encoding !== 'UTF8') throw new DatabaseNotUtf8(encoding);
}
