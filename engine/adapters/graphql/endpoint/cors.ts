import { LOGIN_HEADERS } from '../session/login-headers.ts';
import { SESSION_HEADER } from '../session/session-header.ts';

const MAX_AGE_SECONDS = 600;
const OWN_HEADERS = [SESSION_HEADER, LOGIN_HEADERS.auth, LOGIN_HEADERS.refresh].join(', ');

export interface Cors {
  /** Headers that let the page of an allowed origin read the answer; none for any other. */
  headers(origin: string | null): Readonly<Record<string, string>>;
  /** Headers of the answer to a browser that asks before it sends. */
  preflight(origin: string | null): Readonly<Record<string, string>>;
}

export function createCors(allowedOrigins: readonly string[]): Cors {
  const allowed = new Set(allowedOrigins);
  const headers = (origin: string | null): Readonly<Record<string, string>> =>
    origin !== null && allowed.has(origin)
      ? {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Credentials': 'true',
          'Access-Control-Expose-Headers': OWN_HEADERS,
        }
      : {};
  return {
    headers,
    preflight: (origin) => ({
      ...headers(origin),
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers': `Accept-Language, Authorization, Content-Type, X-WP-Nonce, ${OWN_HEADERS}`,
      'Access-Control-Max-Age': String(MAX_AGE_SECONDS),
      Vary: 'Origin',
    }),
  };
}
