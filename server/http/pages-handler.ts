import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { cachedPageAddress } from '#storefront/cached-page.ts';
import type { Shop, ShopperApi } from '#storefront/gateway/shop.ts';
import { chooseEncoding, encode } from '../pages/compress.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { type RenderedPage, type Renderer, toSharedPage } from '../pages/render-page.ts';
import { sessionCookie, type Visitor, visitorOf } from '../pages/visitor.ts';
import { type Address, shopOrigin } from './address.ts';
import type { RequestLimiter } from './request-limiter.ts';
import { sendReady, sendText } from './send.ts';
import { refusePage } from './too-many-requests.ts';

interface Needs {
  readonly shop: Shop;
  readonly render: Renderer;
  /** Null in development: every page is made anew. */
  readonly cache: PageCache | null;
  readonly requestLimiter: RequestLimiter;
  clientAddress(request: IncomingMessage): string;
  readonly baseUrl: string;
}

/** Longer addresses are made up by somebody: such a page is rendered, but not kept. */
const MAX_CACHED_ADDRESS_LENGTH = 512;
/** Nor is it looked at what they are made up of. */
const MAX_PARSED_ADDRESS_LENGTH = 2048;
/** The largest form, a full checkout, has about 3 KB. */
const MAX_FORM_BYTES = 128 * 1024;

/** Addresses that are somebody's own, whatever they answer and whatever stands for a language. */
const PERSONAL = /^\/(?:[^/]+\/)?(?:cart|checkout|order-summary|language)(?:[/.]|$)/i;

/** On an address without a language the answer depends on cookie and browser. */
const varyOf = ({ prefix }: Visitor) => (prefix ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie');

/** Stands in for a visitor while a page for everybody is made, and notices when the page wants a real one. */
function createNobody(): { readonly visit: ShopperApi; wasAsked(): boolean } {
  let asked = false;
  const visit = new Proxy({} as ShopperApi, {
    get() {
      asked = true;
      throw new Error('a page for everybody asked for the session of one visitor');
    },
  });
  return { visit, wasAsked: () => asked };
}

async function sendPersonal(request: IncomingMessage, response: ServerResponse, page: RenderedPage): Promise<void> {
  const isWorthIt = page.body.length > 1024;
  const encoding = isWorthIt ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const body = await encode(page.body, encoding);
  for (const [name, value] of page.headers) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else if (name !== 'surrogate-key' && name !== 'cache-control') response.setHeader(name, value);
  }
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(page.status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Refuses a form that is too large or does not say how large it is; true when it did. */
function refuseBody({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const length = headers['content-length'];
  if (length === undefined && headers['transfer-encoding'] !== undefined) sendText(response, 411, 'Length Required');
  else if (Number(length ?? 0) > MAX_FORM_BYTES) sendText(response, 413, 'Content Too Large');
  else return false;
  return true;
}

/**
 * The request as the storefront gets it. Where it comes from is judged by then; the router would judge the header again,
 * and turn away the forms of a page that sends no referrer, whose origin is `null`.
 */
function toPageRequest(request: IncomingMessage, response: ServerResponse, place: ReturnType<typeof shopOrigin>) {
  delete request.headers.origin;
  return createRequest(request, response, place);
}

export function createPagesHandler({ shop, render, cache, requestLimiter, clientAddress, baseUrl }: Needs) {
  const place = shopOrigin(baseUrl);
  const isSecure = place.protocol === 'https:';

  async function answerOne(request: IncomingMessage, response: ServerResponse, visitor: Visitor): Promise<void> {
    if (refuseBody(request, response)) return;
    let renewed: string | null | undefined;
    const visit = shop.shopper({
      language: visitor.language,
      sessionToken: visitor.sessionToken,
      clientAddress: clientAddress(request),
      onSessionToken: (token) => {
        renewed = token;
      },
    });
    const page = await render(toPageRequest(request, response, place), visitor, visit);
    if (renewed !== undefined) response.appendHeader('Set-Cookie', sessionCookie(renewed, isSecure));
    await sendPersonal(request, response, page);
  }

  /** Renders for everybody: from the address and the language alone, no header of one visitor goes in. */
  const renderShared = (page: string, visitor: Visitor) => async () => {
    const nobody = createNobody();
    const rendered = await render(new Request(`${place.protocol}//${place.host}${page}`), visitor, nobody.visit);
    return nobody.wasAsked() ? null : toSharedPage(rendered, varyOf(visitor));
  };

  return async function handlePage(
    request: IncomingMessage,
    response: ServerResponse,
    { target, path }: Address,
  ): Promise<void> {
    const visitor = visitorOf(path, request.headers);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const address = target.length > MAX_PARSED_ADDRESS_LENGTH ? target : cachedPageAddress(target);
    if (cache === null || !isRead || PERSONAL.test(path) || address.length > MAX_CACHED_ADDRESS_LENGTH) {
      const seconds = requestLimiter(request, path);
      if (seconds > 0) return refusePage(request, response, { seconds, language: visitor.language });
      return answerOne(request, response, visitor);
    }
    const key = `${visitor.language} ${address}`;
    const make = renderShared(address, visitor);
    const page = cache.ready(key, make) ?? (await cache.make(key, make))?.page;
    if (page) await sendReady(request, response, page);
    else await answerOne(request, response, visitor);
  };
}
