import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { shopContext } from './shop-context.ts';

/**
 * Renders the whole page before it responds, so that its bytes can be cached and its status is final. All data is loaded by
 * then, so a stream would only split the page into thousands of small chunks.
 */
export default async function handleRequest(
  ...[request, status, headers, routerContext, loadContext]: Parameters<HandleDocumentRequestFunction>
): Promise<Response> {
  const nonce = loadContext.get(shopContext).scriptNonce;
  await awaitData(routerContext);
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
}

/** Puts the browser's data where the router looks for finished chunks, so that the first render contains it. */
async function awaitData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const result = { done: true, value: await text(serverHandoffStream) };
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result }) };
}

/** Unknown pages, forms without an action and requests of visitors who left are not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(shopContext).onError(error);
};
