import { preferredLanguage } from '#contract/languages.ts';
import type { Log } from '../errors/mask-errors.ts';
import { clearedCookie, loginCookie, tokenInBearer, tokenInCookies } from '../session/login-cookie.ts';
import type { IncomingRequest, RequestSession } from '../session/request-session.ts';
import { LOGIN_HEADERS, loginHeaders, SESSION_HEADER, tokenOfHeader } from '../session/token-headers.ts';
import type { Client, HttpRequest, HttpResponse } from './http-messages.ts';
import type { GraphqlResponse, Operation } from './operation-runner.ts';
import { createCors, isTrustedOrigin } from './origins.ts';
import { replyTo } from './respond.ts';

interface Needs {
  openSession(arrival: IncomingRequest): RequestSession;
  answer(operation: Operation, visit: RequestSession & { readonly readOnly: boolean }): Promise<GraphqlResponse>;
  /** Pages of other sites whose scripts may use the API. */
  readonly allowedOrigins: readonly string[];
  /** Address of the shop. */
  readonly baseUrl: string;
  readonly log: Log;
}

/** Answers one request; `client` is who sent it, if the server can tell. */
export type HttpEndpoint = (request: HttpRequest, client?: Client) => Promise<HttpResponse>;

/** GraphQL over HTTP: GET, POST and batches, with the session in a header. */
export function createHttpEndpoint({ openSession, answer, allowedOrigins, baseUrl, log }: Needs): HttpEndpoint {
  const cors = createCors(allowedOrigins);
  const allowed = new Set(allowedOrigins);
  const { host: ownHost, protocol } = new URL(baseUrl);
  const cookies = { isSecure: protocol === 'https:', isForOtherSites: allowed.size > 0 };

  const arrive = ({ header }: HttpRequest, client: Client | undefined): IncomingRequest => ({
    token: tokenOfHeader(header(SESSION_HEADER)),
    proof: {
      bearer: tokenInBearer(header('authorization')),
      cookie: tokenInCookies(header('cookie')),
      isTrusted: isTrustedOrigin(header, { allowedOrigins: allowed, ownHost }),
    },
    language: preferredLanguage(header('accept-language')),
    clientAddress: client?.address,
    rateLimitMutation: client?.rateLimitMutation,
  });

  /** What the client is to keep: a session, a login. */
  async function handedOut({ session }: RequestSession): Promise<Readonly<Record<string, string>>> {
    const token = await session.tokenToSend();
    const cookie = session.login.cookieToSend();
    return {
      ...loginHeaders(await session.login.tokensToSend()),
      ...(token !== null && { [SESSION_HEADER]: token }),
      ...(cookie !== null && {
        'Set-Cookie': cookie === 'clear' ? clearedCookie(cookies) : loginCookie(cookie, cookies),
      }),
    };
  }

  return async (request, client) => {
    const origin = request.header('origin');
    if (request.method === 'OPTIONS') return { status: 200, headers: cors.preflight(origin), body: '' };
    const arrival = arrive(request, client);
    const visit = openSession(arrival);
    const readOnly = request.method === 'GET';
    const reply = await replyTo(request, { run: (operation) => answer(operation, { ...visit, readOnly }), log });
    const own = await handedOut(visit);
    const headers = {
      ...{ ...reply.headers, ...cors.headers(origin), ...own, ...ALWAYS },
      'Cache-Control': isNobody(arrival) && !isPersonal(own) ? 'no-cache' : 'no-store',
    };
    return { ...reply, headers };
  };
}

const ALWAYS = {
  Vary: `Accept-Language, Authorization, Cookie, Origin, ${SESSION_HEADER}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
} as const;

const isNobody = ({ token, proof }: IncomingRequest): boolean =>
  token === null && proof.bearer === null && proof.cookie === null;

const isPersonal = (handedOut: Readonly<Record<string, string>>): boolean =>
  SESSION_HEADER in handedOut || LOGIN_HEADERS.auth in handedOut;
