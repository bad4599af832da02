import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse } from '#engine/adapters/database/errors.ts';
import { createUsecases } from '#engine/usecases/usecases.ts';
import { closeInOrder } from '../../close-in-order.ts';
import type { Config } from '../../config.ts';
import { createLogger } from '../../logger.ts';
import { openBackend } from '../../open-backend.ts';
import { openCardPayments } from '../../open-card-payments.ts';
import { type Ask, askAt, createDesk } from './desk.ts';
import { knock } from './knock.ts';

export interface OpenDesk {
  readonly ask: Ask;
  close(): Promise<void>;
}

/** The folder holds no shop; a command must not make one by mistake. */
export class NoShop extends Error {
  override readonly name = 'NoShop';
}

/** Long enough for a shop that is just starting to open its door, or for another command to end. */
const PATIENCE_MILLISECONDS = 10_000;
const BETWEEN_KNOCKS_MILLISECONDS = 200;

/**
 * The shop that runs in the data folder, or its database opened here. On PostgreSQL everyone opens it: nothing is locked.
 * @throws NoShop, DataFolderInUse, ForeignDoor, and what `openBackend` throws
 */
export async function openDesk(config: Config): Promise<OpenDesk> {
  if (config.databaseUrl !== null) return openOwn(config);
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const ask = await knock(config.dataFolder);
    if (ask) return { ask, close: async () => {} };
    mustHoldShop(config.dataFolder);
    try {
      return await openOwn(config);
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || performance.now() > deadline) throw error;
      await sleep(BETWEEN_KNOCKS_MILLISECONDS);
    }
  }
}

function mustHoldShop(dataFolder: string): void {
  if (!existsSync(join(dataFolder, 'database', 'PG_VERSION'))) throw new NoShop(dataFolder);
}

async function openOwn(config: Config): Promise<OpenDesk> {
  const logger = createLogger('error');
  // Money that came by card goes back by card.
  const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`;
  const cards = await openCardPayments({ config, baseUrl, logger });
  const { database, needs } = await openBackend(config, logger, cards.access).catch(async (error: unknown) => {
    await cards.close();
    throw error;
  });
  const desk = createDesk({ usecases: createUsecases(needs), database, logger });
  return { ask: askAt(desk), close: () => closeInOrder([cards, database]) };
}
