import { vi } from 'vitest';
import type { Shop, ShopperApi } from '#storefront/gateway/shop.ts';
import { readAddress, shopOrigin } from '../http/addresses/address.ts';
import { createRedirect } from '../http/addresses/redirect.ts';
import type { Overload } from '../http/limits/overload.ts';
import { createPagesHandler } from '../http/pages-handler.ts';
import { sendText } from '../http/send.ts';
import { createPageCache } from '../pages/page-cache.ts';
import type { RenderedPage, Renderer } from '../pages/render-page.ts';
import { createSharedRenderer } from '../pages/shared-page.ts';
import { listen, sendTo } from './http-server.ts';

/** Headers of a page for everyone. */
export const SHARED = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' };
export const htmlPage = (body: string, headers: HeadersInit = SHARED, status = 200): RenderedPage => ({
  status,
  headers: new Headers(headers),
  body: Buffer.from(body),
});

export const admitted = Promise.resolve(() => undefined);

interface Options {
  readonly baseUrl?: string;
  limited?(): boolean;
  readonly admit?: Overload['admit'];
  redirectOf?(target: string): string | null;
}

/** Serves pages that `render` makes, until the test is over. */
export async function openPages(
  render: Renderer,
  {
    baseUrl = 'https://shop.example',
    limited = () => false,
    admit = () => admitted,
    redirectOf = () => null,
  }: Options = {},
) {
  const openShopper = vi.fn<Shop['shopper']>(({ onSessionToken }) => {
    onSessionToken?.('new-token');
    return { state: async () => ({}) } as unknown as ShopperApi;
  });
  const cache = createPageCache({
    maxBytes: 1_000_000,
    lifetime: { fresh: 60_000, stale: 600_000 },
    now: () => 0,
    onError: vi.fn(),
  });
  const rendered = vi.fn(render);
  const shop = { shopper: openShopper } as unknown as Shop;
  const handle = createPagesHandler({
    sendContactMessage: null,
    shop,
    render: rendered,
    renderShared: createSharedRenderer(rendered, shopOrigin(baseUrl)),
    cache,
    requestLimiter: () => (limited() ? 12 : 0),
    overload: { admit },
    clientAddress: () => '203.0.113.9',
    redirect: createRedirect(redirectOf),
    baseUrl,
  });
  const port = await listen((request, response) => {
    const address = readAddress(request.url ?? '');
    if (address) void handle(request, response, address.target);
    else sendText(response, 400, 'Bad Request');
  });
  return { port, send: sendTo(port), rendered, openShopper, cache };
}
