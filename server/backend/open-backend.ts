import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { migrate } from '#engine/adapters/database/migrations/migrate.ts';
import { type Database, type DatabaseLocation, openDatabase } from '#engine/adapters/database/open-database.ts';
import { createStores } from '#engine/adapters/database/stores.ts';
import { createPasswords } from '#engine/adapters/passwords/argon2.ts';
import { createGateways } from '#engine/adapters/payment/gateways.ts';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-client.ts';
import type { Needs } from '#engine/usecases/ports/ports.ts';
import type { Config } from '../config/config.ts';
import { makeDataFolder, refuseLostDatabase, refuseMovedDatabase, requireFileHandles } from '../config/data-folder.ts';
import { storedSecret } from '../config/session-secret.ts';
import { readSearchWords } from '../content/read-search-words.ts';
import { redrawPicture } from '../media/redraw-picture.ts';
import { createSlowQueryLog, type StatementObserver } from '../observability/slow-queries.ts';
import { SHOP_SETTINGS } from '../settings/shop-settings.ts';

/** Connections of one process to a PostgreSQL server; its default limit of 100 leaves room for several processes. */
const POOL_SIZE = 10;

const databaseLocation = ({ databaseUrl, dataFolder }: Config): DatabaseLocation =>
  databaseUrl === null
    ? { kind: 'folder', folder: join(dataFolder, 'database') }
    : { kind: 'server', url: databaseUrl, poolSize: POOL_SIZE };

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const RANDOM: Readonly<Record<Parameters<Needs['random']>[1], (length: number) => string>> = {
  hex: (length) =>
    randomBytes(Math.ceil(length / 2))
      .toString('hex')
      .slice(0, length),
  alphanumeric: (length) => Array.from({ length }, () => ALPHANUMERIC[randomInt(ALPHANUMERIC.length)]).join(''),
};

/** Session tokens are signed with the secret itself. Links get a key of their own, so that neither passes for the other. */
function createSigner({ sessionSecret, dataFolder }: Config): Needs['sign'] {
  const key = createHmac('sha256', sessionSecret ?? storedSecret(dataFolder))
    .update('marks of links')
    .digest();
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

export interface Backend {
  readonly database: Database;
  /** The ports of the use cases. */
  readonly needs: Needs;
}

interface BackendOptions {
  /** Without it the shop takes no cards. */
  readonly stripe?: StripeAccess | null | undefined;
  readonly statementObservers?: readonly StatementObserver[];
}

/** Nothing is measured for nobody. */
const watchStatements = (observers: readonly StatementObserver[]): { readonly onStatement?: StatementObserver } =>
  observers.length === 0
    ? {}
    : {
        onStatement: (statement) => {
          for (const observe of observers) observe(statement);
        },
      };

/**
 * The migrated database, and everything else that the engine needs from outside.
 * @throws what `explainStartUpError` explains
 */
export async function openBackend(
  config: Config,
  logger: Logger,
  { stripe = null, statementObservers = [] }: BackendOptions = {},
): Promise<Backend> {
  requireFileHandles();
  if (config.databaseUrl === null) {
    makeDataFolder(config.dataFolder);
    refuseLostDatabase(config.dataFolder);
    refuseMovedDatabase(config.dataFolder);
  }
  const sign = createSigner(config);
  const database = await openDatabase(databaseLocation(config), {
    onError: (error) => logger.error({ err: error }, 'database error'),
    ...watchStatements([
      ...(config.slowQuery === null ? [] : [createSlowQueryLog({ threshold: config.slowQuery, logger })]),
      ...statementObservers,
    ]),
  });
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  const needs: Needs = {
    ...createStores(database, readSearchWords()),
    passwords: createPasswords(),
    redrawPicture,
    gateways: createGateways({ settings: SHOP_SETTINGS, stripe }),
    settings: SHOP_SETTINGS,
    now: () => new Date(),
    random: (length, alphabet) => RANDOM[alphabet](length),
    digest: (text) => createHash('sha256').update(text).digest('hex').slice(0, 32),
    sign,
  };
  return { database, needs };
}
