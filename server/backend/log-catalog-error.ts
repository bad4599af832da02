import type { Logger } from 'pino';
import { ApiPaused } from '#storefront/gateway/transport/run-operation.ts';

/** A pause that the host of another backend wants is in the log once, by the request that it has turned away. */
export const logCatalogError =
  (logger: Pick<Logger, 'error'>) =>
  (error: unknown): void => {
    if (error instanceof ApiPaused) return;
    logger.error({ err: error }, 'the catalog could not be refreshed, or something is missing in a response');
  };
