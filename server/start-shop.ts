import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { ENDPOINTS } from '#contract/routes.ts';
import { closeInOrder } from './backend/close-in-order.ts';
import { closeOpening, openBeside, openShopDatabase } from './backend/open-shop-database.ts';
import type { Config } from './config/config.ts';
import { createLogger } from './config/logger.ts';
import { createClientAddress, createProxyCheck } from './http/addresses/client-address.ts';
import { localAddress } from './http/addresses/local-address.ts';
import { listen } from './http/listen.ts';
import { createOpening } from './http/opening.ts';
import type { SendIfReady } from './http/ready-responses.ts';
import { createAccessLog } from './observability/access-log.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import { createMetricsHandler, isMetricsAddress } from './observability/metrics-handler.ts';
import { observeRequests } from './observability/observe-requests.ts';
import { createRequestIds } from './observability/request-id.ts';
import type { StatementObserver } from './observability/slow-queries.ts';
import type { Tracing } from './observability/tracing.ts';
import { logUnhandledRejections } from './observability/unhandled-rejections.ts';
import type { CommerceSource } from './open-commerce.ts';

interface StartOptions {
  readonly isDevelopment: boolean;
  onProgress(line: string): void;
}

export interface RunningShop {
  /** Where shoppers find it. */
  readonly url: string;
  /** Oils that it does not sell before they have a number of registration, as it is open. */
  readonly unregisteredOils: readonly string[];
  /** Resolves when the shop cannot go on, because the embedded database has died. */
  readonly lost: Promise<Error>;
  /** Lets proxies take their requests elsewhere, for a moment. To be called before `close`. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const openMetrics = async ({ metricsToken }: Config): Promise<Metrics | null> =>
  metricsToken === null ? null : createMetrics();

/** The libraries are loaded here, so that a shop that traces nothing does not have them in memory. */
async function openTracingOf({ tracing, trustedProxies }: Config, logger: Logger): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { openTracing } = await import('./observability/tracing.ts');
  return openTracing({ settings: tracing, logger, isFromProxy: createProxyCheck(trustedProxies) });
}

function requestObservation(
  { trustedProxies, logsRequests }: Config,
  metrics: Metrics | null,
  sendIfReady: SendIfReady,
): Parameters<typeof observeRequests>[1] {
  const clientAddress = createClientAddress(trustedProxies);
  return {
    sendIfReady,
    requestId: createRequestIds(createProxyCheck(trustedProxies)),
    observers: [
      ...(logsRequests ? [createAccessLog({ clientAddress })] : []),
      ...(metrics ? [metrics.observeRequest] : []),
    ],
    now: () => performance.now(),
  };
}

interface OpeningNeeds {
  readonly logger: Logger;
  readonly watching: readonly (Metrics | Tracing | null)[];
  /** Of the modules. */
  readonly loading: Promise<unknown>;
  onProgress(line: string): void;
}

function beginOpening(config: Config, needs: OpeningNeeds): CommerceSource {
  const { logger, watching, loading, onProgress } = needs;
  if (config.commerceApiUrl !== null) return { url: config.commerceApiUrl };
  onProgress('Opening the database…');
  const database = openBeside(loading, config, () => openShopDatabase(config, logger, observersOf(watching)));
  // A failure is told to whoever waits for it, after the modules are loaded.
  database.catch(() => {});
  return { database };
}

const observersOf = (watching: OpeningNeeds['watching']): readonly StatementObserver[] =>
  watching.flatMap((one) => (one ? [one.observeStatement] : []));

/** Most of the modules, and the texts: a second's work. */
async function loadProgram(isDevelopment: boolean) {
  const { openCommerce } = await import('./open-commerce.ts');
  const { openStorefront, loadStorefrontApp } = await import('./open-storefront.ts');
  const { openContent } = await import('./content/read-content.ts');
  const builtApp = isDevelopment ? null : await loadStorefrontApp();
  return { openCommerce, openStorefront, builtApp, content: openContent({ isDevelopment }) };
}

/**
 * Listens on the port, opens database and engine, then the storefront.
 * @throws whatever `explainStartUpError` explains
 */
export async function startShop(config: Config, { isDevelopment, onProgress }: StartOptions): Promise<RunningShop> {
  const logger = createLogger(config.logLevel);
  const metrics = await openMetrics(config);
  const { metricsToken: token } = config;
  const metricsHandler = metrics && token !== null ? createMetricsHandler({ metrics, token, logger }) : null;
  const tracing = await openTracingOf(config, logger);
  const opening = createOpening();
  let sendReady: SendIfReady | null = null;
  const sendIfReady: SendIfReady = (...request) => sendReady?.(...request) ?? false;
  const handle: RequestListener = (request, response) =>
    metricsHandler && isMetricsAddress(request.url)
      ? metricsHandler(request, response)
      : opening.handle(request, response);
  // The port comes first: when it is taken, nothing else needs to be opened.
  const traced = tracing ? tracing.traceRequests(handle) : handle;
  const server = await listen(observeRequests(traced, requestObservation(config, metrics, sendIfReady)), config);
  const open: { close(): Promise<void> }[] = [server];
  const close = () => closeInOrder(tracing ? [...open, tracing] : open);
  try {
    const baseUrl = config.baseUrl ?? `http://localhost:${server.port}`;
    const loading = loadProgram(isDevelopment);
    const source = beginOpening(config, { logger, watching: [metrics, tracing], loading, onProgress });
    if ('database' in source) open.push({ close: () => closeOpening(source.database) });
    const { openCommerce, openStorefront, builtApp, content } = await loading;
    const shared = { config, baseUrl, logger, metrics };
    const commerce = await openCommerce({ ...shared, tracing, source, onProgress });
    open.splice(1, 0, commerce);
    const storefront = await openStorefront({ ...shared, commerce, builtApp, content, isDraining: server.isDraining });
    open.splice(1, 0, storefront);
    opening.end(storefront.handle);
    // With traces every request goes the way on which its span begins.
    if (!tracing) sendReady = storefront.sendIfReady;
    commerce.engine?.testCards?.sendEventsTo(
      `${localAddress(config.host, server.port)}${ENDPOINTS.webhooks.path}/stripe`,
    );
    const unregisteredOils = await commerce.unregisteredOils();
    logUnhandledRejections(logger);
    return { url: baseUrl, unregisteredOils, lost: commerce.lost, drain: server.drain, close };
  } catch (error) {
    opening.end(null);
    await close();
    throw error;
  }
}
