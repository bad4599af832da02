import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ENDPOINTS } from '#contract/routes.ts';
import type { BackendPictures } from '../media/backend-pictures.ts';
import type { Pictures } from '../media/pictures.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import { readAddress } from './address.ts';
import type { HandleApi } from './api-handler.ts';
import type { Health } from './health.ts';
import { createPictureHandler } from './picture-handler.ts';
import { loggedPath } from './route-pattern.ts';
import { isSameOrigin } from './same-origin.ts';
import { safetyHeaders, sendReady, sendText } from './send.ts';
import { hasTwoHosts } from './two-hosts.ts';

type HandlePath = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
type HandleTarget = (request: IncomingMessage, response: ServerResponse, target: string) => Promise<void>;

/** Methods of pages and their forms. `Request` cannot even be made with `TRACE` and the like. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** Methods of files. */
const FILE_METHODS = ['GET', 'HEAD'];

function refuseMethod(response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader('Allow', allowed.join(', '));
  sendText(response, 405, 'Method Not Allowed');
}

interface Needs {
  readonly staticFiles: ReadonlyMap<string, ReadyPage>;
  readonly pictures: Pictures;
  /** Null over the shop's own engine. */
  readonly backendPictures: BackendPictures | null;
  /** Takes path and query. */
  readonly handlePage: HandleTarget;
  readonly handleIcons: HandleTarget;
  /** Null over another backend, which sends its files itself. */
  readonly handleDownload: HandlePath | null;
  /** Mail from the contact form; null over another backend. */
  readonly handleContact: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null;
  /** What browsers refused on the shop's pages. */
  handlePolicyReport(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Shows the emails that were written to files; null except in development. */
  readonly handleMail: HandlePath | null;
  /** Events of payment gateways; null over another backend. */
  readonly handleWebhook: HandlePath | null;
  /** Where test cards are entered; null where none are taken. */
  readonly handleTestCards: HandlePath | null;
  /** The API's endpoint; null over another backend, which has its own. */
  readonly handleApi: HandleApi | null;
  readonly health: Health;
  readonly ownOrigin: string;
  readonly logger: Logger;
}

const isBelow = (path: string, { path: folder }: { readonly path: string }) => path.startsWith(`${folder}/`);

/** With a slash at its end too, as some clients write the address. */
const isApi = (path: string) => path.replace(/\/$/, '') === ENDPOINTS.graphql.path;

/** No link of the shop is half as long, and a page repeats its address in its own links. */
const MAX_PAGE_ADDRESS = 8192;

interface State {
  readonly problem: string | null;
  /** Said with status 200. */
  readonly remark: string | null;
}

const STATES = new Map<string, (health: Health) => Promise<State>>([
  [ENDPOINTS.liveness.path, async () => ({ problem: null, remark: null })],
  [
    ENDPOINTS.readiness.path,
    async ({ readiness, readinessRemark }) => ({ problem: await readiness(), remark: readinessRemark() }),
  ],
  [
    ENDPOINTS.health.path,
    async ({ health, healthRemark }) => {
      const problem = await health();
      return { problem, remark: problem === null ? await healthRemark() : null };
    },
  ],
]);

const sendState = (response: ServerResponse, { problem, remark }: State): void =>
  sendText(response, problem === null ? 200 : 503, problem ?? (remark ? `ok, ${remark}` : 'ok'));

/** Hands every request to the handler of its address. */
export function createRequestHandler(needs: Needs) {
  const { staticFiles, handlePage, handleIcons, handleDownload, handleMail, handleApi, health, ownOrigin, logger } =
    needs;
  const { handleContact, handlePolicyReport, handleWebhook, handleTestCards } = needs;
  const safety = safetyHeaders(ownOrigin);
  const handlePicture = createPictureHandler(needs);

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!METHODS.includes(request.method ?? '')) return refuseMethod(response, METHODS);
    const address = hasTwoHosts(request) ? null : readAddress(request.url ?? '');
    if (!address) return sendText(response, 400, 'Bad Request');
    const { path } = address;
    request.url = address.target;
    const file = staticFiles.get(path);
    const isPicture = isBelow(path, ENDPOINTS.uploads) || isBelow(path, ENDPOINTS.backendPictures);
    const isIcons = isBelow(path, ENDPOINTS.icons);
    const isFile = file !== undefined || isPicture || isIcons || path.startsWith('/assets/');
    if (isFile && !FILE_METHODS.includes(request.method ?? '')) return refuseMethod(response, FILE_METHODS);
    if (file) return sendReady(request, response, file);
    if (isPicture) return handlePicture(request, response, path);
    if (isIcons) return handleIcons(request, response, address.target);
    if (isApi(path) && handleApi) return handleApi(request, response);
    if (isBelow(path, ENDPOINTS.download) && handleDownload) return handleDownload(request, response, path);
    if (handleMail && (path === ENDPOINTS.mailViewer.path || isBelow(path, ENDPOINTS.mailViewer))) {
      return handleMail(request, response, path);
    }
    if (isBelow(path, ENDPOINTS.webhooks) && handleWebhook) return handleWebhook(request, response, path);
    if (path === ENDPOINTS.policyReports.path) return handlePolicyReport(request, response);
    const readState = STATES.get(path);
    if (readState) return sendState(response, await readState(health));
    if (isFile) return sendText(response, 404, 'Not Found');
    if (!isSameOrigin(request, ownOrigin)) return sendText(response, 403, 'Forbidden: sent from another site');
    if (path === ENDPOINTS.contactMail.path && handleContact) return handleContact(request, response);
    if (isBelow(path, ENDPOINTS.testCards) && handleTestCards) return handleTestCards(request, response, path);
    if (address.target.length > MAX_PAGE_ADDRESS) return sendText(response, 414, 'URI Too Long');
    await handlePage(request, response, address.target);
  }

  return function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of safety) response.setHeader(name, value);
    route(request, response).catch((error: unknown) => {
      // The client disconnected while it was still sending: that is normal, and there is nobody to respond to.
      if (request.destroyed && !request.complete) return;
      logger.error({ err: error, method: request.method, path: loggedPath(request.url ?? '') }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error');
    });
  };
}
