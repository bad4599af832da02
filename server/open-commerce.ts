import type { Logger } from 'pino';
import type { CommerceApi } from '#contract/commerce-api.ts';
import type { DatabaseHealth } from '#engine/adapters/database/database-health.ts';
import type { Database } from '#engine/adapters/database/open-database.ts';
import type { Change, Engine } from '#engine/index.ts';
import { createShop, type OpenShop } from '#storefront/gateway/create-shop.ts';
import type { Shop } from '#storefront/gateway/shop.ts';
import { withShopAddresses } from '#storefront/gateway/transport/backend-addresses.ts';
import { createHttpApi } from '#storefront/gateway/transport/http-api.ts';
import { watchBackend } from '#storefront/gateway/watch-backend.ts';
import { watchBackendHealth } from './backend/backend-health.ts';
import { closeInOrder } from './backend/close-in-order.ts';
import { logCatalogError, logOwnCatalogError } from './backend/log-catalog-error.ts';
import { areListsLoaded, prepareLists } from './backend/prepare-lists.ts';
import type { Config } from './config/config.ts';
import type { ApiEndpoint } from './http/api-handler.ts';
import { createContactSender, type SendContactMessage } from './http/contact-sender.ts';
import type { BackendState } from './http/health.ts';
import { priceJob } from './jobs/price-job.ts';
import { type Job, type Scheduler, startScheduler } from './jobs/scheduler.ts';
import { shopJobs } from './jobs/shop-jobs.ts';
import type { PictureVersions } from './media/picture-versions.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Tracing } from './observability/tracing.ts';
import { watchJob } from './observability/watch-shop.ts';
import { type OpenEngine, openEngine } from './open-engine.ts';
import { finishImports } from './operator/service/import-csv.ts';

interface Needs {
  readonly config: Config;
  /** Address of the storefront. */
  readonly baseUrl: string;
  readonly logger: Logger;
  /** Null where nobody reads them. */
  readonly metrics: Metrics | null;
  /** Null where nothing is traced. */
  readonly tracing: Tracing | null;
  readonly source: CommerceSource;
  onProgress(line: string): void;
}

/** The database of the engine in this process, as it opens; or the address of another backend. */
export type CommerceSource = { readonly database: Promise<Database> } | { readonly url: string };

/** What the storefront's server takes from the engine beside its API: another backend does all of it itself. */
export interface OwnEngine {
  /** The API over HTTP. */
  readonly apiEndpoint: ApiEndpoint;
  /** Downloads of bought files, and events of payment gateways. */
  readonly usecases: Pick<Engine['usecases'], 'openDownload' | 'recordDownload' | 'handlePaymentEvent'>;
  readonly sendContactMessage: SendContactMessage;
  /** The pages on which test cards are entered; null where none are taken. */
  readonly testCards: OpenEngine['testCards'];
  /** Of the uploads. */
  readonly pictureVersions: PictureVersions;
}

/** The shop's backend, whichever it is. */
export interface Commerce {
  readonly shop: Shop;
  /** Null over another backend. */
  readonly engine: OwnEngine | null;
  /** Another backend; null where the engine runs in this process. */
  readonly backend: BackendState | null;
  /** Called with the tags of cached pages that are out of date, once the storefront has the new catalog. */
  onPagesChanged(listener: (tags: readonly string[]) => void): void;
  /** Oils that are not sold before they have a number of registration: SKU, or name. None over another backend. */
  unregisteredOils(): Promise<readonly string[]>;
  /** Makes the backend and its lists forget what they have computed from the shop's settings. */
  settingsChanged(): void;
  /** Null over another backend. */
  readonly databaseHealth: DatabaseHealth | null;
  /** Resolves when the embedded database dies by itself. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

/** How old the list of products may get over a backend that does not notify of its changes. */
const REMOTE_MAX_AGE_MS = 60_000;

/** The database is closed by whoever opened it, after this. */
export const openCommerce = ({ source, ...needs }: Needs): Promise<Commerce> =>
  'url' in source ? openRemote(source.url, needs) : openEmbedded({ ...needs, ...source });

async function openEmbedded(needs: Parameters<typeof openEngine>[0]): Promise<Commerce> {
  const { engine, jobs: ownJobs, testCards, pictureVersions, ...database } = await openEngine(needs);
  const shop = createShop(engine.execute, { maxAgeMs: null, onError: logOwnCatalogError(needs.logger) });
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const show = async (changes: readonly Change[]): Promise<void> => {
    const tags = await refreshCatalog(shop, changes);
    for (const listener of listeners) listener(tags);
  };
  const stopListening = engine.onChange(show);
  await prepareLists(shop);
  const { usecases } = engine;
  const prices = priceJob({
    nextPriceChange: usecases.catalog.nextPriceChange,
    now: () => new Date(),
    onPricesChanged: () => show([{ kind: 'catalog' }]),
  });
  const scheduler = startJobs([...ownJobs, prices], usecases, needs);
  return {
    ...database,
    shop,
    engine: {
      apiEndpoint: engine.handleHttp,
      usecases,
      sendContactMessage: createContactSender(usecases.sendContactMessage),
      testCards,
      pictureVersions,
    },
    backend: null,
    async close() {
      stopListening();
      // A job that waits for lists without a database goes on once they are closed.
      const closeWork = () => Promise.all([scheduler.close(), shop.close()]);
      await closeInOrder([{ close: closeWork }, database]);
    },
    unregisteredOils: async () =>
      (await usecases.unregisteredOils(usecases.settings.shopLanguage)).map(({ sku, name }) => sku || name),
    onPagesChanged: (listener) => {
      listeners.push(listener);
    },
  };
}

function startJobs(
  ownJobs: readonly Job[],
  usecases: Engine['usecases'],
  { logger, metrics }: Pick<Needs, 'logger' | 'metrics'>,
): Scheduler {
  const finish = (closing: AbortSignal) => finishImports({ usecases, logger }, closing);
  const jobs = [...shopJobs({ usecases, finishImports: finish }), ...ownJobs];
  const watched = metrics ? jobs.map((job) => watchJob(job, metrics.jobRun)) : jobs;
  return startScheduler(watched, (job, error) => logger.error({ err: error, job }, 'a job failed'));
}

/** Refreshes the storefront's lists. Returns the tags of the pages that show a change. */
async function refreshCatalog(shop: OpenShop, changes: readonly Change[]): Promise<readonly string[]> {
  const products = changes.flatMap((change) => (change.kind === 'product' ? [change.id] : []));
  const isWhole = changes.some(({ kind }) => kind === 'catalog');
  if (isWhole) await shop.catalogChanged('everything');
  else if (products.length > 0) await shop.catalogChanged(products);
  return [
    ...(isWhole || products.length > 0 ? ['catalog'] : []),
    ...(changes.some(({ kind }) => kind === 'articles') ? ['articles'] : []),
  ];
}

async function openRemote(
  url: string,
  { config, logger, tracing }: Pick<Needs, 'config' | 'logger' | 'tracing'>,
): Promise<Commerce> {
  const { api: backend, ...health } = watchBackendHealth(createHttpApi({ url }), () => performance.now());
  const traced: CommerceApi = tracing ? (request) => tracing.traceOperation(request, () => backend(request)) : backend;
  const { imageOrigin } = config;
  const onOtherHost = (host: string) =>
    logger.warn({ host }, 'pictures of this host are not shown: IMG_URL names the one that has them');
  const api =
    imageOrigin === null ? traced : withShopAddresses(traced, { pictures: imageOrigin, api: url, onOtherHost });
  const watch = watchBackend(api, (err) =>
    logger.error({ err }, 'the backend of COMMERCE_API_URL does not say what it has'),
  );
  const shop = createShop(api, { maxAgeMs: REMOTE_MAX_AGE_MS, onError: logCatalogError(logger) });
  // The shop opens meanwhile: pages of texts need no list, and a backend that is down has none.
  void watch.asked.then(() => areListsLoaded(shop));
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const scheduler = showSales(shop, {
    logger,
    onShown() {
      for (const listener of listeners) listener(['catalog']);
    },
  });
  return {
    shop,
    engine: null,
    backend: health,
    onPagesChanged: (listener) => {
      listeners.push(listener);
    },
    unregisteredOils: async () => [],
    settingsChanged: () => {},
    databaseHealth: null,
    lost: new Promise(() => {}),
    async close() {
      watch.stop();
      // What is still being loaded is lost: a backend may take its time.
      void scheduler.close();
    },
  };
}

/** Shows sales of another backend that begin or end. Where it does not respond then, the old prices stay for their time. */
function showSales(shop: OpenShop, { logger, onShown }: Pick<Needs, 'logger'> & { onShown(): void }): Scheduler {
  const prices = priceJob({
    nextPriceChange: async (after) => {
      const next = shop.nextPriceChange(after.getTime());
      return next === null ? null : new Date(next);
    },
    now: () => new Date(),
    onPricesChanged: () => shop.reloadCatalog().then(onShown, logCatalogError(logger)),
  });
  return startScheduler([prices], (job, error) => logger.error({ err: error, job }, 'a job failed'));
}
