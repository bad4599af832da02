import { createUsecases } from '#engine/usecases/usecases.ts';
import { closeInOrder } from '../../backend/close-in-order.ts';
import { openBackend } from '../../backend/open-backend.ts';
import { openCardPayments } from '../../backend/open-card-payments.ts';
import type { Config } from '../../config/config.ts';
import { createLogger } from '../../config/logger.ts';
import type { OpenService } from './open-service.ts';
import { callLocally, createOperatorService } from './operator-service.ts';

/** The service on the database, opened in this process. */
export async function openHere(config: Config): Promise<OpenService> {
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
