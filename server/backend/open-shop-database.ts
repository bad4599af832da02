import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Database, type DatabaseLocation, openDatabase } from '#engine/adapters/database/open-database.ts';
import type { Config } from '../config/config.ts';
import { makeDataFolder, refuseLostDatabase, refuseMovedDatabase, requireFileHandles } from '../config/data-folder.ts';
import { createSlowQueryLog, type StatementObserver } from '../observability/slow-queries.ts';

/** Connections of one process to a PostgreSQL server; its default limit of 100 leaves room for several processes. */
const POOL_SIZE = 10;

const databaseLocation = ({ databaseUrl, dataFolder }: Config): DatabaseLocation =>
  databaseUrl === null
    ? { kind: 'folder', folder: join(dataFolder, 'database') }
    : { kind: 'server', url: databaseUrl, poolSize: POOL_SIZE };

/**
 * The database that the settings name, not yet migrated. The embedded one opens in a thread of its own, so that the caller can load
 * what will use it meanwhile.
 * @throws what `explainStartUpError` explains
 */
export async function openShopDatabase(
  config: Config,
  logger: Logger,
  statementObservers: readonly StatementObserver[] = [],
): Promise<Database> {
  requireFileHandles();
  if (config.databaseUrl === null) {
    makeDataFolder(config.dataFolder);
    refuseLostDatabase(config.dataFolder);
    refuseMovedDatabase(config.dataFolder);
  }
  const slowQueries = config.slowQuery === null ? [] : [createSlowQueryLog({ threshold: config.slowQuery, logger })];
  const observers = [...slowQueries, ...statementObservers];
  return openDatabase(databaseLocation(config), {
    onError: (error) => logger.error({ err: error }, 'database error'),
    onOutage: (error) => logger.error(reasonOf(error), 'the database is away, full or too slow'),
    onRecovered: (past) => logger.warn(past, 'the database does its work again'),
    onStatement: (statement) => {
      for (const observe of observers) observe(statement);
    },
  });
}

/** On one line, without a stack: nothing of it is the program's. */
const reasonOf = ({ message, cause, ...rest }: Error): Readonly<Record<string, unknown>> => ({
  reason: message,
  code: codeOf(rest) ?? codeOf(cause),
});

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Opens the database while modules are loaded, which keeps this thread busy. The embedded one has a thread of its own. A server is asked
 * afterwards: on a slow machine its answer would wait until the connection counts as failed.
 */
export const openBeside = <T>(
  loading: Promise<unknown>,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  open: () => Promise<T>,
): Promise<T> => (databaseUrl === null ? open() : loading.then(open));

/** Waits for a database that is still opening; one that could not be opened has nothing to close. */
export async function closeOpening(opening: Promise<Database>): Promise<void> {
  const database = await opening.catch(() => null);
  await database?.close();
}
