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
import { localManifest, textsImportMap } from './i18n/text-files.ts';
import { shopContext } from './shop-context.ts';
import { ENCODING, startLater } from './start-later.ts';

/**
 * Renders the whole page before it responds, so that its bytes can be cached and its status is final. All data is loaded by
 * then, so a stream would only split the page into thousands of small chunks.
 */
export default async function handleRequest(
  ...[request, status, headers, routerContext, loadContext]: Parameters<HandleDocumentRequestFunction>
): Promise<Response> {
  const { language, scriptNonce: nonce } = loadContext.get(shopContext);
  await awaitData(routerContext);
  const context = inLanguage(routerContext, language);
  const html = renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const [head = '', ...body] = startLater(html, nonce);
  const pieces = ['<!DOCTYPE html>', withImportMap(head, language, nonce), ...body];
  return new Response(Buffer.concat(pieces.map((piece) => Buffer.from(piece))), { status, headers });
}

const manifests: Partial<Record<Language, EntryContext['manifest']>> = {};

/** Without the texts of the other language. */
function inLanguage(context: EntryContext, language: Language): EntryContext {
  manifests[language] ??= localManifest(context.manifest, language);
  return { ...context, manifest: manifests[language] };
}

/** Stands before all that loads modules. The browser's part of the page neither knows nor needs it. */
const withImportMap = (head: string, language: Language, nonce: string) =>
  head.replace(ENCODING, `${ENCODING}<script type="importmap" nonce="${nonce}">${textsImportMap(language)}</script>`);

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
