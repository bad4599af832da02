import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { migrate } from '#engine/adapters/database/migrations/migrate.ts';
import type { Database } from '#engine/adapters/database/open-database.ts';
import { createStores } from '#engine/adapters/database/stores.ts';
import { createPasswords } from '#engine/adapters/passwords/argon2.ts';
import { createGateways } from '#engine/adapters/payment/gateways.ts';
import type { StripeAccess } from '#engine/adapters/payment/stripe/stripe-client.ts';
import type { Needs } from '#engine/usecases/ports/ports.ts';
import type { Config } from '../config/config.ts';
import { sessionSecrets } from '../config/session-secret.ts';
import { readSearchWords } from '../content/read-search-words.ts';
import { redrawPicture } from '../media/redraw-picture.ts';
import { SHOP_SETTINGS } from '../settings/shop-settings.ts';
import { closeOpening, openShopDatabase } from './open-shop-database.ts';
import { createSigner } from './signer.ts';

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const RANDOM: Readonly<Record<Parameters<Needs['random']>[1], (length: number) => string>> = {
  hex: (length) =>
    randomBytes(Math.ceil(length / 2))
      .toString('hex')
      .slice(0, length),
  alphanumeric: (length) => Array.from({ length }, () => ALPHANUMERIC[randomInt(ALPHANUMERIC.length)]).join(''),
};

export interface Backend {
  readonly database: Database;
  /** The ports of the use cases. */
  readonly needs: Needs;
}

interface BackendOptions {
  /** Without it the shop takes no cards. */
  readonly stripe?: StripeAccess | null | undefined;
}

/**
 * The migrated database, and everything else that the engine needs from outside.
 * @throws what `explainStartUpError` explains
 */
export async function openBackend(
  config: Config,
  logger: Logger,
  { stripe = null }: BackendOptions = {},
): Promise<Backend> {
  const opening = openShopDatabase(config, logger);
  try {
    return await backendOn(opening, { config, stripe });
  } catch (error) {
    await closeOpening(opening);
    throw error;
  }
}

/** The same on a database as it opens, which is closed by whoever opened it. */
export async function backendOn(
  opening: Promise<Database>,
  { config, stripe }: { readonly config: Config; readonly stripe: StripeAccess | null },
): Promise<Backend> {
  const searchWords = readSearchWords();
  const database = await opening;
  await migrate(database.db);
  const needs: Needs = {
    ...createStores(database, searchWords),
    passwords: createPasswords(),
    redrawPicture,
    gateways: createGateways({ settings: SHOP_SETTINGS, stripe }),
    settings: SHOP_SETTINGS,
    now: () => new Date(),
    random: (length, alphabet) => RANDOM[alphabet](length),
    digest: (text) => createHash('sha256').update(text).digest('hex').slice(0, 32),
    ...createSigner(sessionSecrets(config)),
  };
  return { database, needs };
}
