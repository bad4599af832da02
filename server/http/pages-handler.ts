import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContactMessage } from '#contract/inputs/contact-message.ts';
import { matchRoute } from '#contract/match-route.ts';
import { cachedPageAddress } from '#storefront/cached-page.ts';
import type { Shop } from '#storefront/gateway/shop.ts';
import { chooseEncoding, encode } from '../pages/compress.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import type { RenderedPage, Renderer } from '../pages/render-page.ts';
import { type RenderShared, sharedPageKey } from '../pages/shared-page.ts';
import { deviceCookie, loginCookies, reloadGuardCookie, sessionCookie, visitorOf } from '../pages/visitor.ts';
import { shopOrigin } from './addresses/address.ts';
import { plainSpelling } from './addresses/plain-spelling.ts';
import { createRedirect, isRead } from './addresses/redirect.ts';
import type { SendContactMessage } from './contact-sender.ts';
import type { Overload } from './limits/overload.ts';
import { admitPage, limitPage } from './limits/page-admission.ts';
import type { RequestLimiter } from './limits/request-limiter.ts';
import { createPageRequests, type Exchange, type PageRequests } from './page-request.ts';
import { sendReady } from './send.ts';

interface Needs {
  readonly shop: Shop;
  readonly render: Renderer;
  /** Of pages for everyone. */
  readonly renderShared: RenderShared;
  /** Null in development: every page is rendered anew. */
  readonly cache: PageCache | null;
  readonly requestLimiter: RequestLimiter;
  readonly overload: Overload;
  /** Null over another backend: the contact page then has no form. */
  readonly sendContactMessage: SendContactMessage | null;
  clientAddress(request: IncomingMessage): string;
  readonly redirect: ReturnType<typeof createRedirect>;
  readonly baseUrl: string;
}

/** Longer addresses are made up: their pages are rendered, but not cached. */
const MAX_CACHED_ADDRESS_LENGTH = 512;
/** Longer addresses are not parsed. */
const MAX_PARSED_ADDRESS_LENGTH = 2048;

/** The contact form, for this client. */
const senderFor = ({ sendContactMessage: send, clientAddress }: Needs, request: IncomingMessage) =>
  send && ((message: ContactMessage) => send(message, clientAddress(request)));

async function sendPersonal(request: IncomingMessage, response: ServerResponse, page: RenderedPage): Promise<void> {
  const isWorthCompressing = page.body.length > 1024;
  const encoding = isWorthCompressing ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const body = await encode(page.body, encoding);
  for (const [name, value] of page.headers) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else if (name !== 'surrogate-key') response.setHeader(name, value);
  }
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(page.status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const redirectToPlain = createRedirect(plainSpelling);

/** Pages of one visitor. */
function createPersonalPages(needs: Needs, requests: PageRequests) {
  const { shop, render, clientAddress, redirect } = needs;
  const isSecure = shopOrigin(needs.baseUrl).protocol === 'https:';

  /** @param form null for a request without one */
  return async function respondToVisitor(exchange: Exchange, form: Request | null): Promise<void> {
    const { request, response, visitor } = exchange;
    const { prefix: _, ...session } = visitor;
    const cookies = new Map<string, readonly string[]>();
    const shopper = shop.shopper({
      ...session,
      clientAddress: clientAddress(request),
      onSessionToken: (token) => cookies.set('session', [sessionCookie(token, isSecure)]),
      onLogin: (next) => cookies.set('login', loginCookies(next, session.login, isSecure)),
      onDeviceToken: (token) => cookies.set('device', [deviceCookie(token, isSecure)]),
      onSessionLost: () => cookies.set('guard', [reloadGuardCookie(isSecure)]),
    });
    const personal = { shopper, sendMessage: senderFor(needs, request) };
    const page = await render(form ?? requests.of(exchange), visitor, personal);
    if (page.status === 404 && redirect(request, response, request.url ?? '/')) return;
    for (const cookie of [...cookies.values()].flat()) response.appendHeader('Set-Cookie', cookie);
    await sendPersonal(request, response, page);
  };
}

export function createPagesHandler(needs: Needs) {
  const { renderShared, cache, clientAddress, redirect } = needs;
  const requests = createPageRequests({ origin: shopOrigin(needs.baseUrl), clientAddress });
  const respondToVisitor = createPersonalPages(needs, requests);

  /** @param target path and query, as `readAddress` has checked them */
  return async function handlePage(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const { id, route, prefix } = matchRoute(target);
    if (id === 'notFound' && redirect(request, response, target)) return;
    // A redirect begins to work when the page of its address goes.
    const isMoved = ({ status }: ReadyPage) => status === 404 && redirect(request, response, target);
    const visitor = visitorOf(prefix, request.headers);
    const address = target.length > MAX_PARSED_ADDRESS_LENGTH ? target : cachedPageAddress(target);
    const isForAll = isRead(request) && route.audience === 'everyone';
    if (isForAll && redirectToPlain(request, response, target)) return;
    const shared = isForAll && address.length <= MAX_CACHED_ADDRESS_LENGTH ? cache : null;
    const key = sharedPageKey(visitor.language, address);
    const renderPage = renderShared(address, visitor);
    const cached = shared?.get(key, renderPage);
    if (cached) return isMoved(cached) ? undefined : sendReady(request, response, cached);
    const admission = { request, response, route, visitor, isKept: shared?.isKept(key) ?? false };
    if (!admission.isKept && limitPage(needs, admission)) return;
    // Its sender may be slow, and keeps no place from others meanwhile.
    const form = isRead(request) ? null : await requests.whole(admission);
    if (form === undefined) return;
    const leave = await admitPage(needs, admission);
    if (!leave) return;
    try {
      const page = response.destroyed ? null : await shared?.render(key, renderPage);
      if (page) await (isMoved(page.page) || sendReady(request, response, page.page));
      else if (!response.destroyed) await respondToVisitor(admission, form);
    } finally {
      leave();
    }
  };
}
