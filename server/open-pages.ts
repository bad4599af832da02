import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { OpenContent } from './content/read-content.ts';
import { shopOrigin } from './http/addresses/address.ts';
import { createRedirect } from './http/addresses/redirect.ts';
import { loggedPath } from './http/addresses/route-pattern.ts';
import type { Admission } from './http/limits/admission.ts';
import { createPagesHandler } from './http/pages-handler.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Commerce } from './open-commerce.ts';
import { ownRedirectOf } from './own-shop/own-shop.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { createRenderer } from './pages/render-page.ts';
import { createSharedRenderer } from './pages/shared-page.ts';
import type { StorefrontApp } from './pages/storefront-app.ts';
import { keepWarm } from './pages/warm-up.ts';

const PAGE_CACHE = { maxBytes: 96 * 1024 * 1024, lifetime: { fresh: 60_000, stale: 600_000 } } as const;

/** Some 5,000 cards. */
const CARDS_MAX_BYTES = 16 * 1024 * 1024;

interface Needs {
  readonly config: Config;
  readonly baseUrl: string;
  readonly logger: Logger;
  readonly commerce: Commerce;
  readonly metrics: Metrics | null;
  readonly storefrontApp: StorefrontApp;
  /** Every page is then rendered anew. */
  readonly isDevelopment: boolean;
  readonly content: OpenContent;
  readonly admission: Admission;
  /** Of work that nobody waits for. */
  onError(error: unknown): void;
}

/** The shop's pages: how they are rendered, cached, dropped when what they show has changed, and warmed up after a start. */
export function openPages({ isDevelopment, commerce, content, admission, onError, ...needs }: Needs) {
  const { config, baseUrl, logger } = needs;
  const cache = openPageCache(needs.metrics, onError);
  const cards = isDevelopment ? null : createKeptCards();
  commerce.onPagesChanged((tags) => cache.invalidate(tags));
  const render = createRenderer({
    storefrontApp: needs.storefrontApp,
    catalog: commerce.shop.catalog,
    content: content.of,
    cards,
    baseUrl,
    imageOrigin: config.imageOrigin,
    isDevelopment,
    onError: (error, path) => logger.error({ err: error, path: loggedPath(path) }, 'a page failed'),
  });
  const renderShared = createSharedRenderer(render, shopOrigin(baseUrl));
  return {
    cache,
    /** Settings or icons have changed. */
    dropAll(): void {
      cards?.clear();
      cache.invalidate('everything');
    },
    warmth: isDevelopment ? null : keepWarm({ cache, renderShared, dataFolder: config.dataFolder, onError }),
    handlePage: createPagesHandler({
      ...admission,
      shop: commerce.shop,
      render,
      renderShared,
      cache: isDevelopment ? null : cache,
      sendContactMessage: commerce.engine?.sendContactMessage ?? null,
      redirect: createRedirect(ownRedirectOf),
      baseUrl,
    }),
  };
}

const createKeptCards = () =>
  new LRUCache<string, Uint8Array>({
    maxSize: CARDS_MAX_BYTES,
    // V8 holds a text with a letter that is not Latin in two bytes a letter.
    sizeCalculation: (html, key) => html.length + 2 * key.length,
  });

function openPageCache(metrics: Metrics | null, onError: Needs['onError']): PageCache {
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
