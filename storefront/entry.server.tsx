import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { shopContext } from './shop-context.ts';

/** A part of a page that has not come by then is left to the browser. */
const RENDER_TIMEOUT_MS = 6000;

/** Collects what is written and hands it over whole. */
function createCollector(whenWhole: (body: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(done) {
      whenWhole(Buffer.concat(chunks));
      done();
    },
  });
}

/** Renders a page whole before it answers, so that its bytes can be kept and its status is the true one. */
export default function handleRequest(
  ...[request, status, headers, routerContext, loadContext]: Parameters<HandleDocumentRequestFunction>
): Promise<Response> {
  const nonce = loadContext.get(shopContext).scriptNonce;
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const app = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      onAllReady() {
        clearTimeout(timeout);
        headers.set('Content-Type', 'text/html; charset=utf-8');
        pipe(createCollector((body) => resolve(new Response(body, { status: finalStatus, headers }))));
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        console.error(error);
      },
    });
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** A page nobody has, a form no page takes, a visitor who left: no news for whoever runs the shop. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};
