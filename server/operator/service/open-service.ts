import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse } from '#engine/adapters/database/connection/errors.ts';
import type { Config } from '../../config/config.ts';
import { connect } from './connect.ts';
import type { Call } from './operator-service.ts';

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

/** Loaded only now: most of what the shop is made of, which a command of a running shop does without. */
async function openHere(config: Config): Promise<OpenService> {
  const here = await import('./open-here.ts');
  return here.openHere(config);
}
