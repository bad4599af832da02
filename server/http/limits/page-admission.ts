import type { IncomingMessage, ServerResponse } from 'node:http';
import { BUSY_SECONDS } from '#contract/commerce-api.ts';
import type { Route } from '#contract/routes.ts';
import type { Visitor } from '../../pages/visitor.ts';
import type { Importance, Leave, Overload } from './overload.ts';
import type { RequestLimiter } from './request-limiter.ts';
import { refusePage } from './retry-later.ts';

interface Needs {
  readonly requestLimiter: RequestLimiter;
  readonly overload: Overload;
}

interface Admission {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly route: Route;
  readonly visitor: Visitor;
  /** The page has been in the cache before. */
  readonly isKept: boolean;
}

/** True when the client has asked for too many pages, which the response then says. */
export function limitPage({ requestLimiter }: Pick<Needs, 'requestLimiter'>, admission: Admission): boolean {
  const { request, response, route, visitor } = admission;
  const seconds = requestLimiter(request, 'pages', costOf(route, request)) || requestLimiter(request, route.limit);
  if (seconds > 0) refusePage(request, response, { reason: 'too-often', seconds, language: visitor.language });
  return seconds > 0;
}

/** Null when there is too much to do, which the response then says; else resolves when the page may be rendered, to what is to be called when it is sent. */
export function admitPage({ overload }: Pick<Needs, 'overload'>, admission: Admission): Promise<Leave> | null {
  const { request, response, route, visitor, isKept } = admission;
  const leave = overload.admit(isKept ? 'kept' : importanceOf(route, visitor));
  if (!leave) refusePage(request, response, { reason: 'busy', seconds: BUSY_SECONDS, language: visitor.language });
  return leave;
}

/** A form reads and writes a cart or account, and is answered with a page. */
const FORM_COST = 5;

const costOf = ({ formWeight = FORM_COST }: Route, { method }: IncomingMessage): number =>
  method === 'POST' ? formWeight : 1;

/** Whoever has no session has nothing to order yet. */
function importanceOf({ limit, audience, hasCardForm }: Route, { sessionToken, login }: Visitor): Importance {
  const isOrder = limit === 'checkout' || limit === 'orders' || hasCardForm;
  if (isOrder && (sessionToken !== null || login !== null)) return 'ordering';
  return audience === 'visitor' ? 'shopping' : 'reading';
}
