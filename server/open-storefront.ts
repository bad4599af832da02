import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { downloadRefusedPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { areListsLoaded } from './backend/prepare-lists.ts';
import type { Config } from './config/config.ts';
import { copyContentPictures } from './content/content-picture.ts';
import { openContent } from './content/read-content.ts';
import { shopOrigin } from './http/address.ts';
import { createApiHandler } from './http/api-handler.ts';
import { listRedirects } from './http/build-manifest.ts';
import { createClientAddress } from './http/client-address.ts';
import { createContactHandler } from './http/contact-handler.ts';
import { createContactSender } from './http/contact-sender.ts';
import { createDownloadHandler, type HandleDownload } from './http/download-handler.ts';
import { createDiskProbe, createHealth } from './http/health.ts';
import { createIconHandler } from './http/icon-handler.ts';
import { createMailViewer } from './http/mail-viewer.ts';
import { createOverload } from './http/overload.ts';
import { createPagesHandler } from './http/pages-handler.ts';
import { createPaymentWebhook } from './http/payment-webhook.ts';
import { createPolicyReports } from './http/policy-reports.ts';
import { createReadyResponses, type SendIfReady } from './http/ready-responses.ts';
import { createRedirect } from './http/redirect.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { createReadLimiter, createRequestLimiter } from './http/request-limiter.ts';
import { loggedPath } from './http/route-pattern.ts';
import { loadStaticFiles, withBrandFiles } from './http/static-files.ts';
import { createWorkQueue } from './http/work-queue.ts';
import { openIcons } from './icons/open-icons.ts';
import { type Scheduler, startScheduler } from './jobs/scheduler.ts';
import { takeOverJob } from './jobs/take-over-job.ts';
import { mailFolder } from './mail/open-mailer.ts';
import { createBackendPictures } from './media/backend-pictures.ts';
import { brandFiles } from './media/brand-files.ts';
import { fetchPicture } from './media/fetch-picture.ts';
import { createPictureCopies } from './media/picture-copies.ts';
import { createPictureVersions } from './media/picture-versions.ts';
import { createPictures } from './media/pictures.ts';
import { createSmallerPictures } from './media/smaller-pictures.ts';
import { createSoldFiles } from './media/sold-files.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Commerce } from './open-commerce.ts';
import { brandPictures, ownRedirectOf, ownShop } from './own-shop/own-shop.ts';
import { unfinished } from './own-shop/shop-status.ts';
import type { Development } from './pages/development.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { createRenderer } from './pages/render-page.ts';
import { createSharedRenderer } from './pages/shared-page.ts';
import type { StorefrontApp } from './pages/storefront-app.ts';
import { keepWarm } from './pages/warm-up.ts';
import { createTestCardHandler } from './test-cards/pages/pages.ts';

const CLIENT = join('build', 'client');
const BUILT_APP = join('build', 'server', 'index.js');

const PAGE_CACHE = { maxBytes: 96 * 1024 * 1024, lifetime: { fresh: 60_000, stale: 600_000 } } as const;

/** Milliseconds, for the question whether the shop is well. */
const DATABASE_PATIENCE = 5000;

/** Keeps no process alive. */
const pause = (milliseconds: number, signal?: AbortSignal) =>
  sleep(milliseconds, undefined, { ref: false, ...(signal && { signal }) });

interface Needs {
  readonly config: Config;
  readonly baseUrl: string;
  readonly logger: Logger;
  readonly commerce: Commerce;
  readonly metrics: Metrics | null;
  /** Null in development, which makes its own. */
  readonly builtApp: Promise<StorefrontApp> | null;
  /** True once the server is about to close. */
  isDraining(): boolean;
}

export interface OpenStorefront {
  readonly handle: RequestListener;
  /** Asked before it; null in development, where nothing is ready. */
  readonly sendIfReady: SendIfReady | null;
  close(): Promise<void>;
}

function openPageCache({ metrics, onError }: Pick<Needs, 'metrics'> & { onError(error: unknown): void }): PageCache {
  const onLookup = metrics && { onLookup: metrics.pageLookup };
  const cache = createPageCache({ ...PAGE_CACHE, now: () => performance.now(), onError, ...onLookup });
  metrics?.addGauge({
    name: 'shop_page_cache_bytes',
    help: 'Memory that cached pages take.',
    read: () => cache.stats().bytes,
  });
  metrics?.addGauge({ name: 'shop_page_cache_pages', help: 'Cached pages.', read: () => cache.stats().pages });
  return cache;
}

export async function loadStorefrontApp(): Promise<StorefrontApp> {
  const app: { readonly storefrontApp: StorefrontApp } = await import(pathToFileURL(BUILT_APP).href);
  return app.storefrontApp;
}

const asBuilt = (storefrontApp: StorefrontApp) => ({ storefrontApp, development: null });

/** Its module is loaded only here: the bundler takes time and memory. */
async function openDevelopment() {
  const development = await (await import('./pages/development.ts')).startDevelopment();
  return { storefrontApp: development.storefrontApp, development };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of the storefront are wired together in one place
export async function openStorefront({
  config,
  baseUrl,
  logger,
  commerce,
  metrics,
  builtApp,
  isDraining,
}: Needs): Promise<OpenStorefront> {
  const { storefrontApp, development } = await (builtApp?.then(asBuilt) ?? openDevelopment());
  const isDevelopment = development !== null;
  const onError = (error: unknown) => logger.error({ err: error }, 'work in the background failed');
  const cache = openPageCache({ metrics, onError });
  commerce.onPagesChanged((tags) => cache.invalidate(tags));
  const content = openContent({ isDevelopment });
  const render = createRenderer({
    storefrontApp,
    catalog: commerce.shop.catalog,
    content: content.of,
    baseUrl,
    imageOrigin: config.imageOrigin,
    isDevelopment,
    onError: (error, path) => logger.error({ err: error, path: loggedPath(path) }, 'a page failed'),
  });
  const ownOrigin = new URL(baseUrl).origin;
  const { apiEndpoint } = commerce;
  const clientAddress = createClientAddress(config.trustedProxies);
  const requestLimiter = createRequestLimiter({
    limits: config.requestLimits,
    clientAddress,
    now: () => performance.now(),
  });
  const readLimiter = createReadLimiter({
    perMinute: config.requestLimits.reads,
    clientAddress,
    now: () => performance.now(),
  });
  const overload = createOverload({ now: () => performance.now(), begin: createWorkQueue() });
  const uploads = join(config.dataFolder, 'uploads');
  copyContentPictures(uploads);
  const sendContactMessage = commerce.sendContactMessage && createContactSender(commerce.sendContactMessage);
  const renderShared = createSharedRenderer(render, shopOrigin(baseUrl));
  const warmth = isDevelopment ? null : keepWarm({ cache, renderShared, dataFolder: config.dataFolder, onError });
  const handlePage = createPagesHandler({
    shop: commerce.shop,
    ...{ render, renderShared },
    cache: isDevelopment ? null : cache,
    requestLimiter,
    overload,
    sendContactMessage,
    clientAddress,
    redirect: createRedirect(ownRedirectOf),
    baseUrl,
  });
  const builtFiles = development ? new Map() : loadStaticFiles(CLIENT, config);
  const staticFiles = withBrandFiles(builtFiles, await brandFiles(brandPictures()));
  const renewManifest = () => listRedirects(staticFiles, ownShop().redirects ?? {});
  renewManifest();
  const { icons, job: iconJob } = await openIcons({
    hosts: config.iconHosts,
    onFound: () => cache.invalidate('everything'),
    wait: pause,
  });
  const handle = createRequestHandler({
    staticFiles,
    ...openPictures(config, { uploads, versions: commerce.pictureVersions, onError }),
    handlePage,
    handleIcons: createIconHandler(icons.drawing),
    handleDownload: commerce.downloads && createDownloads({ config, logger, usecases: commerce.downloads, handlePage }),
    handleContact: sendContactMessage && createContactHandler({ send: sendContactMessage, clientAddress }),
    handlePolicyReport: createPolicyReports({ clientAddress, now: () => performance.now(), logger }),
    handleMail: isDevelopment ? createMailViewer(mailFolder(config.dataFolder)) : null,
    handleApi:
      apiEndpoint &&
      createApiHandler({
        ...{ apiEndpoint, requestLimiter, readLimiter, overload, clientAddress },
        allowedOrigins: config.allowedOrigins,
      }),
    handleWebhook: commerce.handlePaymentEvent && createPaymentWebhook(commerce.handlePaymentEvent),
    handleTestCards: commerce.testCards && createTestCardHandler(commerce.testCards),
    health: createHealth({
      isDraining,
      isDatabaseUp: commerce.isDatabaseUp,
      backend: commerce.backend,
      missing: () => (SITE.status === 'preparing' ? unfinished(process.env, ownShop()) : []),
      unregistered: commerce.unregisteredOils,
      patience: () => pause(DATABASE_PATIENCE),
      areListsLoaded: () => areListsLoaded(commerce.shop),
      isWarm: () => warmth?.isWarm() ?? true,
      probeDisk: createDiskProbe(config.dataFolder),
      now: () => performance.now(),
    }),
    ownOrigin,
    logger,
  });
  const takeOver = takeOverJob({
    environment: process.env,
    logger,
    renewContent() {
      content.renew();
      copyContentPictures(uploads);
    },
    onTakenOver() {
      renewManifest();
      icons.renew().catch(onError);
      cache.invalidate('everything');
      commerce.settingsChanged();
    },
  });
  const scheduler = startScheduler([takeOver, iconJob], (_job, error) => onError(error));
  const close = async () => {
    await scheduler.close();
    await warmth?.close();
  };
  if (development) return behindVite(development, handle, scheduler);
  return { handle, sendIfReady: createReadyResponses({ staticFiles, cache, ownOrigin }), close };
}

interface PictureNeeds {
  readonly uploads: string;
  readonly versions: Commerce['pictureVersions'];
  onError(error: unknown): void;
}

function openPictures(
  { pictures, commerceApiUrl, imageOrigin: origin, dataFolder }: Config,
  { uploads, versions, onError }: PictureNeeds,
) {
  const folder = join(dataFolder, 'cache', 'pictures');
  const copies = createPictureCopies({ folder, maxBytes: pictures.maxCacheBytes, onError });
  const smaller = createSmallerPictures({ copies, makesAvif: pictures.makesAvif, onError });
  const isOther = commerceApiUrl !== null && origin !== null;
  return {
    pictures: createPictures({ uploads, smaller, versions: versions ?? createPictureVersions(uploads) }),
    backendPictures: isOther ? createBackendPictures({ origin, copies, smaller, fetchPicture, now: Date.now }) : null,
  };
}

interface DownloadNeeds extends Pick<Needs, 'config' | 'logger'> {
  readonly usecases: NonNullable<Commerce['downloads']>;
  readonly handlePage: ReturnType<typeof createPagesHandler>;
}

/** Bought files; where one cannot be sent, the storefront's page says why. */
const createDownloads = ({ config, logger, usecases, handlePage }: DownloadNeeds): HandleDownload =>
  createDownloadHandler({
    usecases,
    files: createSoldFiles(join(config.dataFolder, 'files')),
    logger,
    sendRefusal(request, response, reason) {
      const path = downloadRefusedPath(reason);
      request.url = path;
      return handlePage(request, response, path);
    },
  });

/** The development server responds to requests for modules; all others go on to the shop. */
const behindVite = ({ vite }: Development, handle: RequestListener, scheduler: Scheduler): OpenStorefront => ({
  handle: (request: IncomingMessage, response: ServerResponse) =>
    vite.middlewares(request, response, () => handle(request, response)),
  sendIfReady: null,
  async close() {
    await scheduler.close();
    await vite.close();
  },
});
