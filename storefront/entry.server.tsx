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
 * Renders a page whole before it answers, so that its bytes can be kept and its status is the true one. Into one text: where
 * nothing is left to wait for, a stream only copies the page in thousands of small pieces.
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

/** Puts the data for the browser where the router looks for what has arrived: it stands in the page at once. */
async function awaitData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const result = { done: true, value: await text(serverHandoffStream) };
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result }) };
}

/** A page nobody has, a form no page takes, a visitor who left: no news for whoever runs the shop. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(shopContext).onError(error);
};
