import { preferredLanguage } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import type { MaskNeeds } from '../errors/mask-errors.ts';
import { COSTS, costOfTexts } from '../limits/costs.ts';
import { clearedCookie, loginCookie, tokenInBearer, tokenInCookies } from '../session/login-cookie.ts';
import type { RequestCredentials, RequestSession } from '../session/request-session.ts';
import { LOGIN_HEADERS, loginHeaders, SESSION_HEADER, tokenOfHeader } from '../session/token-headers.ts';
import type { Client, HttpRequest, HttpResponse } from './http-messages.ts';
import type { GraphqlResponse, Operation } from './operation-runner.ts';
import { createCors, isTrustedOrigin } from './origins.ts';
import { respondTo } from './respond.ts';

interface Needs extends MaskNeeds {
  openSession(request: RequestCredentials): RequestSession;
  respond(operation: Operation, request: RequestSession & { readonly readOnly: boolean }): Promise<GraphqlResponse>;
  /** Pages of other sites whose scripts may use the API. */
  readonly allowedOrigins: readonly string[];
  /** Address of the shop. */
  readonly baseUrl: string;
}

/** Handles one request; `client` is who sent it, if the server can tell. */
export type HttpEndpoint = (request: HttpRequest, client?: Client) => Promise<HttpResponse>;

/** GraphQL over HTTP: GET, POST and batches, with the session in a header. */
export function createHttpEndpoint({ openSession, respond, allowedOrigins, baseUrl, ...masking }: Needs): HttpEndpoint {
  const cors = createCors(allowedOrigins);
  const allowed = new Set(allowedOrigins);
  const { host: ownHost, protocol } = new URL(baseUrl);
  const cookies = { isSecure: protocol === 'https:', isForOtherSites: allowed.size > 0 };

  const credentialsOf = ({ header }: HttpRequest, client: Client | undefined): RequestCredentials => ({
    token: tokenOfHeader(header(SESSION_HEADER)),
    proof: {
      bearer: tokenInBearer(header('authorization')),
      cookie: tokenInCookies(header('cookie')),
      isTrusted: isTrustedOrigin(header, { allowedOrigins: allowed, ownHost }),
    },
    language: preferredLanguage(header('accept-language'), SITE.fallbackLanguage),
    clientAddress: client?.address,
    rateLimitMutation: client?.rateLimitMutation,
  });

  /** Headers with what the client has to store: the tokens of its session and its login. */
  async function tokenHeaders({ session }: RequestSession): Promise<Readonly<Record<string, string>>> {
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
    if (request.method === 'OPTIONS') return { status: 200, headers: cors.preflight(origin), body: [] };
    const credentials = credentialsOf(request, client);
    const opened = openSession(credentials);
    const readOnly = request.method === 'GET';
    const run = (operation: Operation) => respond(operation, { ...opened, readOnly });
    const response = await respondTo(request, { run, ...masking });
    client?.charge?.(COSTS.request + opened.responseBudget.cost + costOfTexts(response.body));
    const tokens = await tokenHeaders(opened);
    const headers = {
      ...response.headers,
      ...cors.headers(origin),
      ...tokens,
      ...COMMON_HEADERS,
      'Cache-Control': isAnonymous(credentials) && !hasTokens(tokens) ? 'no-cache' : 'no-store',
    };
    return { ...response, headers };
  };
}

const COMMON_HEADERS = {
  Vary: `Accept-Language, Authorization, Cookie, Origin, ${SESSION_HEADER}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
} as const;

const isAnonymous = ({ token, proof }: RequestCredentials): boolean =>
  token === null && proof.bearer === null && proof.cookie === null;

const hasTokens = (headers: Readonly<Record<string, string>>): boolean =>
  SESSION_HEADER in headers || LOGIN_HEADERS.auth in headers;
