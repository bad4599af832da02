import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { SITE } from '#contract/site.ts';
import { areListsLoaded } from './backend/prepare-lists.ts';
import type { Config } from './config/config.ts';
import { copyContentPictures } from './content/content-picture.ts';
import type { OpenContent } from './content/read-content.ts';
import { engineHandlers, NO_ENGINE_HANDLERS } from './engine-handlers.ts';
import { listRedirects } from './http/files/build-manifest.ts';
import { createIconHandler } from './http/files/icon-handler.ts';
import { openReleases } from './http/files/kept-releases.ts';
import { loadStaticFiles, withBrandFiles } from './http/files/static-files.ts';
import { createDiskProbe, createHealth } from './http/health.ts';
import { createAdmission } from './http/limits/admission.ts';
import { createMailViewer } from './http/mail-viewer.ts';
import { createPolicyReports } from './http/policy-reports.ts';
import { createReadyResponses, type SendIfReady } from './http/ready-responses.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { openIcons } from './icons/open-icons.ts';
import { type Scheduler, startScheduler } from './jobs/scheduler.ts';
import { takeOverJob } from './jobs/take-over-job.ts';
import { mailFolder } from './mail/open-mailer.ts';
import { brandFiles } from './media/brand-files.ts';
import { openPictures } from './media/open-pictures.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Commerce } from './open-commerce.ts';
import { openPages } from './open-pages.ts';
import { brandPictures, ownShop } from './own-shop/own-shop.ts';
import { unfinished } from './own-shop/shop-status.ts';
import type { Development } from './pages/development.ts';
import type { StorefrontApp } from './pages/storefront-app.ts';

const CLIENT = join('build', 'client');
const BUILT_APP = join('build', 'server', 'index.js');

/** Milliseconds, for the question whether the shop is well. */
const DATABASE_PATIENCE = 5000;

/** Keeps no process alive. */
const pause = (milliseconds: number, signal?: AbortSignal) =>
  sleep(milliseconds, undefined, { ref: false, ...(signal && { signal }) });

const now = () => performance.now();

interface Needs {
  readonly config: Config;
  readonly baseUrl: string;
  readonly logger: Logger;
  readonly commerce: Commerce;
  readonly metrics: Metrics | null;
  /** Null in development, which makes its own. */
  readonly builtApp: StorefrontApp | null;
  readonly content: OpenContent;
  /** True once the server is about to close. */
  isDraining(): boolean;
}

export interface OpenStorefront {
  readonly handle: RequestListener;
  /** Asked before it; null in development, where nothing is ready. */
  readonly sendIfReady: SendIfReady | null;
  close(): Promise<void>;
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
export async function openStorefront(needs: Needs): Promise<OpenStorefront> {
  const { config, baseUrl, logger, commerce, content } = needs;
  const { storefrontApp, development } = needs.builtApp ? asBuilt(needs.builtApp) : await openDevelopment();
  const isDevelopment = development !== null;
  const onError = (error: unknown) => logger.error({ err: error }, 'work in the background failed');
  const onUndrawable = (file: string) =>
    logger.warn({ file }, 'an upload cannot be drawn: it is damaged, no picture, or has more than 60 megapixels');
  const ownOrigin = new URL(baseUrl).origin;
  const uploads = join(config.dataFolder, 'uploads');
  copyContentPictures(uploads);
  const admission = createAdmission(config);
  const { engine } = commerce;
  const { cache, dropAll, warmth, handlePage } = openPages({
    config,
    baseUrl,
    logger,
    commerce,
    metrics: needs.metrics,
    storefrontApp,
    isDevelopment,
    content,
    admission,
    onError,
  });
  const { staticFiles, fileOfOtherRelease, renewManifest } = await openStaticFiles(config, isDevelopment, onError);
  const { icons, job: iconJob } = await openIcons({
    hosts: config.iconHosts,
    onFound: dropAll,
    wait: pause,
  });
  const handle = createRequestHandler({
    staticFiles,
    fileOfOtherRelease,
    ...openPictures(config, { uploads, versions: engine?.pictureVersions ?? null, onError, onUndrawable }),
    handlePage,
    handleIcons: createIconHandler(icons.drawing),
    handlePolicyReport: createPolicyReports({ clientAddress: admission.clientAddress, now, logger }),
    handleMail: isDevelopment ? createMailViewer(mailFolder(config.dataFolder)) : null,
    ...(engine ? engineHandlers(engine, { config, logger, admission, handlePage }) : NO_ENGINE_HANDLERS),
    health: healthOf(needs, () => warmth?.isWarm() ?? true),
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
      dropAll();
      commerce.settingsChanged();
    },
  });
  const scheduler = startScheduler([takeOver, iconJob], (_job, error) => onError(error));
  if (development) return behindVite(development, handle, scheduler);
  const close = async () => {
    await scheduler.close();
    await warmth?.close();
  };
  return { handle, sendIfReady: createReadyResponses({ staticFiles, cache, ownOrigin }), close };
}

/** Files of the build and of the brand, and what makes the list of redirects among them anew. */
async function openStaticFiles(config: Config, isDevelopment: boolean, onError: (error: unknown) => void) {
  const builtFiles = isDevelopment ? new Map() : loadStaticFiles(CLIENT, config);
  const staticFiles = withBrandFiles(builtFiles, await brandFiles(brandPictures()));
  const renewManifest = () => listRedirects(staticFiles, ownShop().redirects ?? {});
  renewManifest();
  const folder = join(config.dataFolder, 'cache', 'releases');
  const fileOfOtherRelease = isDevelopment
    ? async () => null
    : await openReleases({ folder, files: builtFiles, onError });
  return { staticFiles, fileOfOtherRelease, renewManifest };
}

/** Another backend has its own. */
const NO_DATABASE = { isUp: async () => true, isWritable: async () => true, isOnTime: async () => true };

const healthOf = ({ config, commerce, isDraining }: Needs, isWarm: () => boolean) =>
  createHealth({
    isDraining,
    database: commerce.databaseHealth ?? NO_DATABASE,
    backend: commerce.backend,
    missing: () => (SITE.status === 'preparing' ? unfinished(process.env, ownShop()) : []),
    unregistered: commerce.unregisteredOils,
    patience: () => pause(DATABASE_PATIENCE),
    areListsLoaded: () => areListsLoaded(commerce.shop),
    isWarm,
    probeDisk: createDiskProbe(config.dataFolder),
    now,
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
