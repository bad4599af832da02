import type { ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { type Language, preferredLanguage } from '#contract/languages.ts';
import { PATHS } from '#contract/paths.ts';
import { SESSION_HEADER, tokenOfHeader } from '../session/session-header.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import { createCors } from './cors.ts';
import { isBrokenJson, type Log, markProtocolError } from './mask-errors.ts';
import type { Operation } from './operation-runner.ts';

/** One HTTP request: its operations share the session. */
export interface Visit {
  readonly session: VisitorSession;
  readonly language: Language;
}

interface Needs {
  openVisit(visitor: { readonly token: string | null; readonly language: Language }): Visit;
  answer(operation: Operation, visit: Visit & { readonly readOnly: boolean }): Promise<ExecutionResult>;
  /** Pages of other sites whose scripts may use the API. */
  readonly allowedOrigins: readonly string[];
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
  log,
}: Needs): (request: Request) => Promise<Response> {
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

  return async (request) => {
    const origin = request.headers.get('Origin');
    if (request.method === 'OPTIONS') return cors.preflight(origin);
    const token = tokenOfHeader(request.headers.get(SESSION_HEADER));
    const visit = openVisit({ token, language: preferredLanguage(request.headers.get('Accept-Language')) });
    const response = await yoga.fetch(request, { visit, turn: { last: Promise.resolve() } });
    const newToken = await visit.session.tokenToSend();
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(cors.headers(origin))) headers.set(name, value);
    if (newToken !== null) headers.set(SESSION_HEADER, newToken);
    headers.set('Cache-Control', newToken === null && token === null ? 'no-cache' : 'no-store');
    headers.set('Vary', `Accept-Language, Origin, ${SESSION_HEADER}`);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Robots-Tag', 'noindex');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}
