import { createElement } from 'react';
import {
  createStaticHandler,
  type EntryContext,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  RouterContextProvider,
  Scripts,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import handleRequest, { handleError } from './entry.server.tsx';
import { type ShopRequest, shopContext } from './shop-context.ts';

function reportedErrors(error: unknown, { hasLeft = false } = {}) {
  const onError = vi.fn();
  const context = new RouterContextProvider();
  context.set(shopContext, { onError } as unknown as ShopRequest);
  const signal = hasLeft ? AbortSignal.abort() : new AbortController().signal;
  handleError(error, { request: new Request('https://shop.example/id', { signal }), context, params: {} });
  return onError.mock.calls;
}

const BUG = new Error('no such line');

test('reports an error of a page to the log, without the console', () => {
  expect(reportedErrors(BUG)).toEqual([[BUG]]);
});

test.each([
  ['an unknown page', new ErrorResponse(404, 'Not Found', null), {}],
  ['an error after the visitor has left', BUG, { hasLeft: true }],
])('does not report %s', (_case, error, how) => {
  expect(reportedErrors(error, how)).toEqual([]);
});

const NONCE = 'of-this-page';
const Page = () =>
  createElement('html', null, [
    createElement('head', { key: 'head' }, createElement('meta', { charSet: 'utf-8' })),
    createElement('body', { key: 'body' }, 'Oli – €5', createElement(Scripts)),
  ]);
const MANIFEST_ROUTE = { module: '/page.js', imports: [], hasAction: false, hasLoader: false, hasErrorBoundary: false };

/** A shop of two routes, of which the other one’s code must not be asked for. */
async function entryContext(request: Request, data: string): Promise<EntryContext> {
  const staticHandlerContext = await createStaticHandler([{ id: 'root', path: '/', Component: Page }]).query(request);
  const routes = {
    root: { ...MANIFEST_ROUTE, id: 'root', path: '/' },
    other: { ...MANIFEST_ROUTE, id: 'other', path: '/other' },
  };
  return {
    manifest: { routes, entry: { module: '/entry.js', imports: [] }, url: '/manifest.js', version: '1' },
    routeModules: { root: { default: Page } },
    staticHandlerContext,
    serverHandoffString: '{}',
    serverHandoffStream: new Response(data).body,
    renderMeta: {},
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as EntryContext;
}

test('a page ends with its data, which no text in it can end', async () => {
  const request = new Request('https://shop.example/');
  const context = new RouterContextProvider();
  context.set(shopContext, { language: 'en', scriptNonce: NONCE } as unknown as ShopRequest);
  const data = '["</script>","Oli – €5"]\n';
  const response = await handleRequest(request, 200, new Headers(), await entryContext(request, data), context);
  const html = await response.text();
  const [, sent = ''] =
    /streamController\.enqueue\((.*?)\);window\.__r.*close\(\);<\/script><\/body><\/html>$/.exec(html) ?? [];
  expect(JSON.parse(sent)).toBe(data);
  expect(html.startsWith('<!DOCTYPE html><html>')).toBe(true);
  expect(html).toContain('<body>Oli – €5');
  expect(html.split('</script>')).toHaveLength(html.split('<script').length);
});
