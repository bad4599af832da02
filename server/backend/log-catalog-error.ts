import type { Logger } from 'pino';
import { ApiPaused, ShopUnavailable } from '#storefront/gateway/transport/run-operation.ts';

const CATALOG_ERROR = 'the catalog could not be refreshed, or something is missing in a response';

/** A pause that the host of another backend wants is in the log once, by the request that it has turned away. */
export const logCatalogError =
  (logger: Pick<Logger, 'error'>) =>
  (error: unknown): void => {
    if (error instanceof ApiPaused) return;
    logger.error({ err: error }, CATALOG_ERROR);
  };

/** The engine in this process has told once that its database is away; lists are tried again every two seconds meanwhile. */
export const logOwnCatalogError =
  (logger: Logger) =>
  (error: unknown): void =>
    logger[error instanceof ShopUnavailable ? 'debug' : 'error']({ err: error }, CATALOG_ERROR);
