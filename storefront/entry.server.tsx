import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import type { Language } from '#contract/languages.ts';
import { PlaceCardContext } from './features/product-card/card-place.tsx';
import { localManifest, textsImportMap } from './i18n/text-files.ts';
import { createCardPlaces } from './kept-cards.ts';
import { shopContext } from './shop-context.ts';
import { ENCODING, startLater } from './start-later.ts';

/** What the router puts at the end of each page. */
const END = '</body></html>';

/**
 * Renders the whole page before it responds, so that its bytes can be cached and its status is final. All data is loaded by
 * then, so a stream would only split the page into thousands of small chunks.
 */
export default async function handleRequest(
  ...[request, status, headers, routerContext, loadContext]: Parameters<HandleDocumentRequestFunction>
): Promise<Response> {
  const { language, scriptNonce: nonce, cards } = loadContext.get(shopContext);
  const data = await dataScript(routerContext, nonce);
  const context = ofPage(routerContext, language);
  const places = cards && createCardPlaces(cards, nonce);
  const html = renderToString(
    <PlaceCardContext value={places?.placeCard ?? null}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </PlaceCardContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const [head = '', ...body] = startLater(html.slice(0, -END.length), nonce);
  const filled = places ? body.flatMap(places.fill) : body;
  const pieces = ['<!DOCTYPE html>', withImportMap(head, language, nonce), ...filled, data, END];
  return new Response(Buffer.concat(pieces.map(toBytes)), { status, headers });
}

const toBytes = (piece: string | Uint8Array) => (typeof piece === 'string' ? Buffer.from(piece) : piece);

/**
 * Hands the page's data to the router in the browser. The router itself would render it with the page, as one more text to escape, join
 * and copy.
 */
async function dataScript({ serverHandoffStream }: EntryContext, nonce: string): Promise<string> {
  if (!serverHandoffStream) return '';
  // No text can end the element.
  const data = JSON.stringify(await text(serverHandoffStream)).replaceAll('<', '\\u003c');
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close();</script>`;
}

const manifests: Partial<Record<Language, EntryContext['manifest']>> = {};

/** Without the texts of the other language, and with the page's own routes alone: the router makes all that it is given anew. */
function ofPage({ serverHandoffStream: _, ...context }: EntryContext, language: Language): EntryContext {
  manifests[language] ??= localManifest(context.manifest, language);
  const manifest = manifests[language];
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/** Stands before all that loads modules. The browser's part of the page neither knows nor needs it. */
const withImportMap = (head: string, language: Language, nonce: string) =>
  head.replace(ENCODING, `${ENCODING}<script type="importmap" nonce="${nonce}">${textsImportMap(language)}</script>`);

/** Unknown pages, forms without an action and requests of visitors who left are not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(shopContext).onError(error);
};
