import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { PATHS } from '#contract/paths.ts';
import { UPLOADS_PATH } from '#contract/pictures.ts';
import type { Pictures } from '../media/pictures.ts';
import { readyBody } from '../pages/compress.ts';
import { etagOf, type ReadyPage } from '../pages/ready-page.ts';
import { TEST_CARDS_PATH } from '../test-cards/pages/pages.ts';
import { type Address, readAddress } from './address.ts';
import type { HandleApi } from './api-handler.ts';
import type { HandleDownload } from './download-handler.ts';
import { type HandleMail, MAIL_VIEWER_PATH } from './mail-viewer.ts';
import { PAYMENT_MESSAGES_PATH } from './payment-webhook.ts';
import { sendReady, sendText, setSafetyHeaders } from './send.ts';
import { typeOfFile } from './static-files.ts';

type HandlePath = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
type Handler = (request: IncomingMessage, response: ServerResponse, address: Address) => Promise<void>;

/** What pages and their forms are asked with; `TRACE` and its like could not even be handed on. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** What files are asked with. */
const READS = ['GET', 'HEAD'];

function refuseMethod(response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader('Allow', allowed.join(', '));
  sendText(response, 405, 'Method Not Allowed');
}

/** A picture opened by itself runs nothing. */
const PICTURE_HEADERS = {
  'Cache-Control': 'public, max-age=604800',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

const pictureAnswer = (path: string, bytes: Buffer): ReadyPage => ({
  status: 200,
  headers: { 'Content-Type': typeOfFile(path), ...PICTURE_HEADERS },
  body: readyBody(bytes, {}),
  etag: etagOf(bytes),
  tags: [],
});

interface Needs {
  readonly staticFiles: ReadonlyMap<string, ReadyPage>;
  readonly pictures: Pictures;
  readonly handlePage: Handler;
  /** Null over another backend, which sends its files itself. */
  readonly handleDownload: HandleDownload | null;
  /** Mail from the contact form; null over another backend. */
  readonly handleContact: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null;
  /** Shows the letters that were written; null but in development. */
  readonly handleMail: HandleMail | null;
  /** What payment gateways tell; null over another backend. */
  readonly handlePaymentMessage: HandlePath | null;
  /** Where test cards are entered; null where none are taken. */
  readonly handleTestCards: HandlePath | null;
  /** The API's endpoint; null over another backend, which has its own. */
  readonly handleApi: HandleApi | null;
  /** True while the database answers. */
  isHealthy(): Promise<boolean>;
  readonly ownOrigin: string;
  readonly logger: Logger;
}

/** Everything that comes in over HTTP, sorted by its address. */
export function createRequestHandler(needs: Needs) {
  const { staticFiles, pictures, handlePage, handleDownload, handleMail, handleApi, isHealthy, ownOrigin, logger } =
    needs;
  const { handleContact, handlePaymentMessage, handleTestCards } = needs;

  async function handlePicture(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const bytes = await pictures(path);
    if (!bytes) return sendText(response, 404, 'Not Found');
    await sendReady(request, response, pictureAnswer(path, bytes));
  }

  async function handleHealth(response: ServerResponse): Promise<void> {
    const isUp = await isHealthy();
    sendText(response, isUp ? 200 : 503, isUp ? 'ok' : 'database unreachable');
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!METHODS.includes(request.method ?? '')) return refuseMethod(response, METHODS);
    const address = readAddress(request.url ?? '');
    if (!address) return sendText(response, 400, 'Bad Request');
    const { path } = address;
    request.url = address.target;
    const file = staticFiles.get(path);
    const isPicture = path.startsWith(`${UPLOADS_PATH}/`);
    const isFile = file !== undefined || isPicture || path.startsWith('/assets/');
    if (isFile && !READS.includes(request.method ?? '')) return refuseMethod(response, READS);
    if (file) return sendReady(request, response, file);
    if (isPicture) return handlePicture(request, response, path.slice(UPLOADS_PATH.length + 1));
    if (path === PATHS.graphql && handleApi) return handleApi(request, response);
    if (path.startsWith(`${PATHS.download}/`) && handleDownload) return handleDownload(request, response, path);
    if (handleMail && (path === MAIL_VIEWER_PATH || path.startsWith(`${MAIL_VIEWER_PATH}/`)))
      return handleMail(request, response, path);
    if (path.startsWith(`${PAYMENT_MESSAGES_PATH}/`) && handlePaymentMessage) {
      return handlePaymentMessage(request, response, path);
    }
    if (path === '/health') return handleHealth(response);
    if (isFile) return sendText(response, 404, 'Not Found');
    if (!isSameOrigin(request, ownOrigin)) return sendText(response, 403, 'Forbidden: sent from another site');
    if (path === PATHS.contactMail && handleContact) return handleContact(request, response);
    if (path.startsWith(`${TEST_CARDS_PATH}/`) && handleTestCards) return handleTestCards(request, response, path);
    await handlePage(request, response, address);
  }

  return function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    setSafetyHeaders(response);
    route(request, response).catch((error: unknown) => {
      // Whoever leaves while still sending is no news, and nobody is there to be answered.
      if (request.destroyed && !request.complete) return;
      logger.error({ err: error, method: request.method, path: request.url?.split('?', 1)[0] }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error');
    });
  };
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when the request changes nothing, or comes from a page of this shop. Browsers send `Sec-Fetch-Site` or `Origin`
 * with every form; what sends neither is no browser and carries nobody's cookies (OWASP, CSRF prevention: Fetch Metadata).
 */
export function isSameOrigin({ method = 'GET', headers }: IncomingMessage, ownOrigin: string): boolean {
  if (SAFE.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return (
    origin === undefined ||
    origin === ownOrigin ||
    origin === `http://${headers.host}` ||
    origin === `https://${headers.host}`
  );
}
