import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { BUSY_SECONDS } from '#contract/commerce-api.ts';
import { matchRoute } from '#contract/match-route.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import { unavailabilityOf } from '#engine/adapters/database/connection/unavailable.ts';
import type { BackendPictures } from '../media/backend-pictures.ts';
import type { Pictures } from '../media/pictures.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import { visitorOf } from '../pages/visitor.ts';
import { type Address, readAddress } from './addresses/address.ts';
import { loggedPath } from './addresses/route-pattern.ts';
import { isSameOrigin } from './addresses/same-origin.ts';
import { hasTwoHosts } from './addresses/two-hosts.ts';
import type { HandleApi } from './api-handler.ts';
import { createPictureHandler } from './files/picture-handler.ts';
import type { Health } from './health.ts';
import { refusePage } from './limits/retry-later.ts';
import { safetyHeaders, sendReady, sendText } from './send.ts';

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
  /** A file of the build that another release has. */
  readonly fileOfOtherRelease: (path: string) => Promise<ReadyPage | null>;
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

type IsMeant = (path: string) => boolean;

const at =
  ({ path: own }: { readonly path: string }): IsMeant =>
  (path) =>
    path === own;

const below =
  ({ path: folder }: { readonly path: string }): IsMeant =>
  (path) =>
    path.startsWith(`${folder}/`);

/** With a slash at its end too, as some clients write the address. */
const isApi: IsMeant = (path) => path.replace(/\/$/, '') === ENDPOINTS.graphql.path;

const isMailViewer: IsMeant = (path) => at(ENDPOINTS.mailViewer)(path) || below(ENDPOINTS.mailViewer)(path);
const isPicture: IsMeant = (path) => below(ENDPOINTS.uploads)(path) || below(ENDPOINTS.backendPictures)(path);
const isIcons = below(ENDPOINTS.icons);

/** Null where this shop has no such endpoint: then the address is that of a page, which is not found. */
type Endpoint = readonly [isMeant: IsMeant, handle: HandlePath | null];

const handlerAt = (endpoints: readonly Endpoint[], path: string): HandlePath | null =>
  endpoints.find(([isMeant, handle]) => handle && isMeant(path))?.[1] ?? null;

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

/** What other programs, and browsers by themselves, send from anywhere. */
const openEndpoints = (needs: Needs): readonly Endpoint[] => [
  [isApi, needs.handleApi],
  [below(ENDPOINTS.download), needs.handleDownload],
  [isMailViewer, needs.handleMail],
  [below(ENDPOINTS.webhooks), needs.handleWebhook],
  [at(ENDPOINTS.policyReports), needs.handlePolicyReport],
  ...Array.from(STATES, ([path, read]): Endpoint => {
    const handle: HandlePath = async (_request, response) => sendState(response, await read(needs.health));
    return [at({ path }), handle];
  }),
];

/** What only the shop's own pages send. */
const ownEndpoints = ({ handleContact, handleTestCards }: Needs): readonly Endpoint[] => [
  [at(ENDPOINTS.contactMail), handleContact],
  [below(ENDPOINTS.testCards), handleTestCards],
];

/**
 * What of a body nobody has read is read past. A handler that stopped in the middle has left the connection paused, and its next
 * request, which a proxy may send for somebody else, would wait behind the rest.
 */
const readPastBody = (request: IncomingMessage): void => void request.removeAllListeners('data').resume();

/** Where the database is away. A payment gateway sends its event again. */
function refuseAsBusy(request: IncomingMessage, response: ServerResponse): void {
  const { prefix } = matchRoute(request.url ?? '');
  const { language } = visitorOf(prefix, request.headers);
  refusePage(request, response, { reason: 'busy', seconds: BUSY_SECONDS, language });
}

/** Hands every request to the handler of its address. */
export function createRequestHandler(needs: Needs) {
  const { staticFiles, fileOfOtherRelease, handlePage, handleIcons, ownOrigin, logger } = needs;
  const safety = safetyHeaders(ownOrigin);
  const handlePicture = createPictureHandler(needs);
  const [open, own] = [openEndpoints(needs), ownEndpoints(needs)];

  const isFile: IsMeant = (path) =>
    staticFiles.has(path) || isPicture(path) || isIcons(path) || path.startsWith('/assets/');

  async function respondWithFile(request: IncomingMessage, response: ServerResponse, { path, target }: Address) {
    if (!FILE_METHODS.includes(request.method ?? '')) return refuseMethod(response, FILE_METHODS);
    const file = staticFiles.get(path);
    if (file) return sendReady(request, response, file);
    if (isPicture(path)) return handlePicture(request, response, path);
    if (isIcons(path)) return handleIcons(request, response, target);
    const other = await fileOfOtherRelease(path);
    if (other) return sendReady(request, response, other);
    sendText(response, 404, 'Not Found');
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!METHODS.includes(request.method ?? '')) return refuseMethod(response, METHODS);
    const address = hasTwoHosts(request) ? null : readAddress(request.url ?? '');
    if (!address) return sendText(response, 400, 'Bad Request');
    const { path, target } = address;
    request.url = target;
    if (isFile(path)) return respondWithFile(request, response, address);
    const handleOpen = handlerAt(open, path);
    if (handleOpen) return handleOpen(request, response, path);
    if (!isSameOrigin(request, ownOrigin)) return sendText(response, 403, 'Forbidden: sent from another site');
    const handleOwn = handlerAt(own, path);
    if (handleOwn) return handleOwn(request, response, path);
    if (target.length > MAX_PAGE_ADDRESS) return sendText(response, 414, 'URI Too Long');
    await handlePage(request, response, target);
  }

  return function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of safety) response.setHeader(name, value);
    response.once('finish', () => readPastBody(request));
    route(request, response).catch((error: unknown) => {
      // The client disconnected while it was still sending: that is normal, and there is nobody to respond to.
      if (request.destroyed && !request.complete) return;
      if (unavailabilityOf(error) === 'busy' && !response.headersSent) return refuseAsBusy(request, response);
      logger.error({ err: error, method: request.method, path: loggedPath(request.url ?? '') }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error');
    });
  };
}
