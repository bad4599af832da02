import { LOGIN_HEADERS, SESSION_HEADER } from '../session/token-headers.ts';

const MAX_AGE_SECONDS = 600;
const OWN_HEADERS = [SESSION_HEADER, LOGIN_HEADERS.auth, LOGIN_HEADERS.refresh].join(', ');

export interface Cors {
  /** Headers that let a page of an allowed origin read the response; none for other origins. */
  headers(origin: string | null): Readonly<Record<string, string>>;
  /** Headers of the response to a browser's preflight request. */
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

interface Known {
  /** Other sites whose pages may use the API. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** For a request that names no host. */
  readonly ownHost: string;
}

/**
 * True when a request may act by cookie: it comes from a page of this shop or of a site on the list, or from what is no
 * browser and so carries nobody's cookies against their will (OWASP, CSRF prevention: Fetch Metadata and origin check).
 */
export function isTrustedOrigin(header: (name: string) => string | null, { allowedOrigins, ownHost }: Known): boolean {
  const origin = header('origin') ?? originOf(header('referer'));
  if (origin !== null && allowedOrigins.has(origin)) return true;
  const site = header('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return origin === null || hostOf(origin) === (header('host') ?? ownHost);
}

const originOf = (address: string | null): string | null =>
  address === null || !URL.canParse(address) ? null : new URL(address).origin;

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');
