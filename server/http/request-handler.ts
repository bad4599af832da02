import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type { Logger } from 'pino';
import { PATHS } from '#contract/paths.ts';
import { UPLOADS_PATH } from '#contract/pictures.ts';
import type { Pictures } from '../media/pictures.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import { type Address, ownAddress, readAddress } from './address.ts';
import { isSameOrigin } from './same-origin.ts';
import { sendReady, sendText, setSafetyHeaders } from './send.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, address: Address) => Promise<void>;

/** What pages and their forms are asked with; `TRACE` and its like could not even be handed on. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

interface Needs {
  readonly staticFiles: ReadonlyMap<string, ReadyPage>;
  readonly pictures: Pictures;
  readonly handlePage: Handler;
  /** The API's endpoint; null over another backend, which has its own. */
  readonly answerApi: ((request: Request) => Promise<Response>) | null;
  /** True while the database answers. */
  isHealthy(): Promise<boolean>;
  readonly ownOrigin: string;
  readonly logger: Logger;
}

/** Everything that comes in over HTTP, sorted by its address. */
export function createRequestHandler(needs: Needs) {
  const { staticFiles, pictures, handlePage, answerApi, isHealthy, ownOrigin, logger } = needs;
  const handleApi = answerApi && createRequestListener(answerApi, ownAddress(ownOrigin));

  async function handlePicture(response: ServerResponse, path: string): Promise<void> {
    const found = await pictures(path);
    if (!found) return sendText(response, 404, 'Not Found');
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': found.bytes.length,
      'Cache-Control': 'public, max-age=604800',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    response.end(found.bytes);
  }

  async function handleHealth(response: ServerResponse): Promise<void> {
    const isUp = await isHealthy();
    sendText(response, isUp ? 200 : 503, isUp ? 'ok' : 'database unreachable');
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '));
      return sendText(response, 405, 'Method Not Allowed');
    }
    const address = readAddress(request.url ?? '');
    if (!address) return sendText(response, 400, 'Bad Request');
    const { path } = address;
    request.url = address.target;
    const file = staticFiles.get(path);
    if (file) return sendReady(request, response, file);
    if (path.startsWith(`${UPLOADS_PATH}/`)) return handlePicture(response, path.slice(UPLOADS_PATH.length + 1));
    if (path === PATHS.graphql && handleApi) {
      handleApi(request, response);
      return;
    }
    if (path === '/health') return handleHealth(response);
    if (path.startsWith('/assets/')) return sendText(response, 404, 'Not Found');
    if (!isSameOrigin(request, ownOrigin)) return sendText(response, 403, 'Forbidden: sent from another site');
    await handlePage(request, response, address);
  }

  return function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    setSafetyHeaders(response);
    route(request, response).catch((error: unknown) => {
      logger.error({ err: error, method: request.method, path: request.url?.split('?', 1)[0] }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error');
    });
  };
}
