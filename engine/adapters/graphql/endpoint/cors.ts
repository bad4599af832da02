import { SESSION_HEADER } from '../session/session-header.ts';

const MAX_AGE_SECONDS = 600;

export interface Cors {
  /** Headers that let the page of an allowed origin read the answer; none for any other. */
  headers(origin: string | null): Readonly<Record<string, string>>;
  /** The answer to a browser that asks before it sends. */
  preflight(origin: string | null): Response;
}

export function createCors(allowedOrigins: readonly string[]): Cors {
  const allowed = new Set(allowedOrigins);
  const headers = (origin: string | null): Readonly<Record<string, string>> =>
    origin !== null && allowed.has(origin)
      ? {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Credentials': 'true',
          'Access-Control-Expose-Headers': SESSION_HEADER,
        }
      : {};
  return {
    headers,
    preflight: (origin) =>
      new Response(null, {
        status: 200,
        headers: {
          ...headers(origin),
          'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
          'Access-Control-Allow-Headers': `Accept-Language, Authorization, Content-Type, ${SESSION_HEADER}, X-WP-Nonce`,
          'Access-Control-Max-Age': String(MAX_AGE_SECONDS),
          Vary: 'Origin',
        },
      }),
  };
}
