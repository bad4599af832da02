import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse } from '#engine/adapters/database/connection/errors.ts';
import { createUsecases } from '#engine/usecases/usecases.ts';
import { closeInOrder } from '../../backend/close-in-order.ts';
import { openBackend } from '../../backend/open-backend.ts';
import { openCardPayments } from '../../backend/open-card-payments.ts';
import type { Config } from '../../config/config.ts';
import { createLogger } from '../../config/logger.ts';
import { connect } from './connect.ts';
import { type Call, callLocally, createOperatorService } from './operator-service.ts';

export interface OpenService {
  readonly call: Call;
  close(): Promise<void>;
}

/** The folder holds no shop; a command must not create one by mistake. */
export class ShopMissing extends Error {
  override readonly name = 'ShopMissing';
}

/** Long enough for a shop that is starting to listen, or for another command to end. */
const TIMEOUT_MILLISECONDS = 10_000;
const RETRY_MILLISECONDS = 200;

/**
 * The service of the running shop, or one on the database opened here. PostgreSQL needs no running shop: it locks nothing.
 * @throws ShopMissing, DataFolderInUse, ForeignSocketFolder, and what `openBackend` throws
 */
export async function openService(config: Config): Promise<OpenService> {
  if (config.databaseUrl !== null) return openHere(config);
  const deadline = performance.now() + TIMEOUT_MILLISECONDS;
  for (;;) {
    const call = await connect(config.dataFolder);
    if (call) return { call, close: async () => {} };
    requireShop(config.dataFolder);
    try {
      return await openHere(config);
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || performance.now() > deadline) throw error;
      await sleep(RETRY_MILLISECONDS);
    }
  }
}

function requireShop(dataFolder: string): void {
  if (!existsSync(join(dataFolder, 'database', 'PG_VERSION'))) throw new ShopMissing(dataFolder);
}

async function openHere(config: Config): Promise<OpenService> {
  const logger = createLogger('error');
  // Refunds of card payments go back to the card.
  const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`;
  const cards = await openCardPayments({ config, baseUrl, logger });
  // What a lost connection was used for fails, and the command says so in one line.
  const silent = createLogger('silent');
  const { database, needs } = await openBackend(config, silent, { stripe: cards.access }).catch(
    async (error: unknown) => {
      await cards.close();
      throw error;
    },
  );
  const service = createOperatorService({ usecases: createUsecases(needs), database, logger });
  return { call: callLocally(service), close: () => closeInOrder([cards, database]) };
}
