import { randomBytes } from 'node:crypto';
import { matchRoute } from '#contract/match-route.ts';
import { SITE } from '#contract/site.ts';
import { bodyOnDemand } from './compress.ts';
import { contentPolicy, REPORTING_ENDPOINTS, sealScripts } from './content-policy.ts';
import type { SharedPage } from './page-cache.ts';
import { etagOf } from './ready-page.ts';
import { shortLocation } from './short-location.ts';
import type { StorefrontApp } from './storefront-app.ts';
import type { Visitor } from './visitor.ts';
import { unavailableWithoutResponse } from './without-response.ts';

/** The storefront's response, its scripts sealed. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

interface Needs {
  readonly storefrontApp: StorefrontApp;
  catalog(language: Visitor['language']): Parameters<StorefrontApp>[1]['catalog'];
  content(language: Visitor['language']): Parameters<StorefrontApp>[1]['content'];
  /** Null renders every card anew. */
  readonly cards: Parameters<StorefrontApp>[1]['cards'];
  readonly baseUrl: string;
  readonly imageOrigin: string | null;
  /** The bundler's development server adds scripts and styles of its own. */
  readonly isDevelopment: boolean;
  /** Called for each error of a page, with the path of its address. */
  onError(error: unknown, path: string): void;
}

/** As the page says: "try again in a minute". */
const UNAVAILABLE_SECONDS = 60;

/** What only the page of one visitor may use. */
export type Personal = Pick<Parameters<StorefrontApp>[1], 'shopper' | 'sendMessage'>;

export function createRenderer(needs: Needs) {
  const { storefrontApp, catalog, content, cards, baseUrl, imageOrigin, isDevelopment, onError } = needs;
  return async function render(request: Request, visitor: Visitor, personal: Personal): Promise<RenderedPage> {
    const scriptNonce = randomBytes(16).toString('base64url');
    const { language, prefix } = visitor;
    const path = new URL(request.url).pathname;
    const report = (error: unknown) => onError(error, path);
    const response = await storefrontApp(request, {
      language,
      prefix,
      catalog: unavailableWithoutResponse(catalog(language), report),
      content: content(language),
      sendMessage: personal.sendMessage,
      shopper: unavailableWithoutResponse(personal.shopper, report),
      storeSettings: SITE.storeSettings,
      cards,
      baseUrl,
      scriptNonce,
      onError: report,
    });
    const headers = new Headers(response.headers);
    const location = headers.get('Location');
    if (location !== null) headers.set('Location', shortLocation(location));
    if (response.status === 503) headers.set('Retry-After', `${UNAVAILABLE_SECONDS}`);
    const body = Buffer.from(await response.arrayBuffer());
    if (!headers.get('Content-Type')?.startsWith('text/html')) return { status: response.status, headers, body };
    const { page, hashes } = sealScripts(body, scriptNonce);
    if (!isDevelopment) {
      const { hasCardForm = false } = matchRoute(path).route;
      headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS);
      headers.set('Content-Security-Policy', contentPolicy({ page, scriptHashes: hashes, imageOrigin, hasCardForm }));
    }
    return { status: response.status, headers, body: page };
  };
}

export type Renderer = ReturnType<typeof createRenderer>;

/** Only what the storefront marked as the same for every visitor is cached. */
const isCacheable = ({ headers, status }: RenderedPage): boolean =>
  (status === 200 || status === 404) &&
  /\bpublic\b/.test(headers.get('Cache-Control') ?? '') &&
  !headers.has('Set-Cookie');

export function toSharedPage(rendered: RenderedPage, vary: string): SharedPage {
  const { 'surrogate-key': tags = '', ...headers } = Object.fromEntries(rendered.headers);
  const page = {
    status: rendered.status,
    headers: { 'cache-control': 'no-store', ...headers, vary },
    body: bodyOnDemand(rendered.body),
    etag: etagOf(rendered.body),
    tags: tags.split(' ').filter(Boolean),
  };
  return { page, isCacheable: isCacheable(rendered) };
}
