import type { ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { preferredLanguage } from '#contract/languages.ts';
import { PATHS } from '#contract/paths.ts';
import { clearedCookie, loginCookie, tokenInBearer, tokenInCookies } from '../session/login-cookie.ts';
import { LOGIN_HEADERS, loginHeaders } from '../session/login-headers.ts';
import type { Arrival, Visit } from '../session/open-visits.ts';
import { SESSION_HEADER, tokenOfHeader } from '../session/session-header.ts';
import { isTrustedOrigin } from '../session/trusted-origin.ts';
import { createCors } from './cors.ts';
import { isBrokenJson, type Log, markProtocolError } from './mask-errors.ts';
import type { Operation } from './operation-runner.ts';

/** Who sent a request, as the server knows it. */
export interface Client {
  readonly address: string;
}

interface Needs {
  openVisit(arrival: Arrival): Visit;
  answer(operation: Operation, visit: Visit & { readonly readOnly: boolean }): Promise<ExecutionResult>;
  /** Pages of other sites whose scripts may use the API. */
  readonly allowedOrigins: readonly string[];
  /** The shop is reached over https. */
  readonly isSecure: boolean;
  readonly log: Log;
}

const LARGEST_BATCH = 10;
/** A checkout has about 5 KB, the longest query of a storefront 20 KB. */
const LARGEST_BODY_BYTES = 256 * 1024;

const quiet = () => {};

interface ServerContext {
  readonly visit: Visit;
  /** The operations of a batch take turns. */
  turn: { last: Promise<unknown> };
}

/** GraphQL over HTTP: GET, POST and batches, with the session in a header. */
export function createHttpEndpoint({
  openVisit,
  answer,
  allowedOrigins,
  isSecure,
  log,
}: Needs): (request: Request, client?: Client) => Promise<Response> {
  const cors = createCors(allowedOrigins);
  const yoga = createYoga<ServerContext>({
    graphqlEndpoint: PATHS.graphql,
    healthCheckEndpoint: `${PATHS.graphql}/health`,
    batching: { limit: LARGEST_BATCH },
    maxRequestBodySize: LARGEST_BODY_BYTES,
    maskedErrors: { maskError: (error) => markProtocolError(error) },
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    logging: {
      debug: quiet,
      info: quiet,
      warn: quiet,
      error: (err: unknown) => (isBrokenJson(err) ? undefined : log.error({ err }, 'a request failed')),
    },
    fetchAPI: { Request, Response, Headers },
    plugins: [{ onParams: ({ setParamsHandler }) => setParamsHandler(handleParams) }],
  });
  type ParamsHandler = Parameters<Parameters<NonNullable<Plugin['onParams']>>[0]['setParamsHandler']>[0];
  const handleParams: ParamsHandler = ({ params: { query = '', operationName, variables }, request, context }) => {
    const { visit, turn } = context as unknown as ServerContext;
    const options = { ...visit, readOnly: request.method === 'GET' };
    const answered = turn.last.then(() => answer({ query, operationName, variables }, options));
    turn.last = answered.catch(() => undefined);
    return answered;
  };

  const allowed = new Set(allowedOrigins);
  const cookies = { isSecure, isForOtherSites: allowed.size > 0 };

  function arrive(request: Request, client: Client | undefined): Arrival {
    const { headers } = request;
    return {
      token: tokenOfHeader(headers.get(SESSION_HEADER)),
      proof: {
        bearer: tokenInBearer(headers.get('Authorization')),
        cookie: tokenInCookies(headers.get('Cookie')),
        isTrusted: isTrustedOrigin(request, allowed),
      },
      language: preferredLanguage(headers.get('Accept-Language')),
      clientAddress: client?.address,
    };
  }

  return async (request, client) => {
    const origin = request.headers.get('Origin');
    if (request.method === 'OPTIONS') return cors.preflight(origin);
    const arrival = arrive(request, client);
    const visit = openVisit(arrival);
    const response = await yoga.fetch(request, { visit, turn: { last: Promise.resolve() } });
    const newToken = await visit.session.tokenToSend();
    const cookie = visit.session.login.cookieToSend();
    const { headers } = response;
    const own = loginHeaders(await visit.session.login.tokensToSend());
    for (const [name, value] of Object.entries({ ...cors.headers(origin), ...own })) headers.set(name, value);
    if (newToken !== null) headers.set(SESSION_HEADER, newToken);
    if (cookie !== null) {
      headers.append('Set-Cookie', cookie === 'clear' ? clearedCookie(cookies) : loginCookie(cookie, cookies));
    }
    headers.set(
      'Cache-Control',
      newToken === null && isNobody(arrival) && !(LOGIN_HEADERS.auth in own) ? 'no-cache' : 'no-store',
    );
    headers.set('Vary', `Accept-Language, Authorization, Cookie, Origin, ${SESSION_HEADER}`);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Robots-Tag', 'noindex');
    return response;
  };
}

const isNobody = ({ token, proof }: Arrival): boolean =>
  token === null && proof.bearer === null && proof.cookie === null;
