import type { IncomingMessage } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when the request changes nothing, or comes from a page of this shop. Browsers send `Sec-Fetch-Site` or `Origin`
 * with every form; a client that sends neither is no browser and carries no cookies (OWASP, CSRF prevention: Fetch Metadata).
 */
export function isSameOrigin({ method = 'GET', headers }: IncomingMessage, ownOrigin: string): boolean {
  if (SAFE.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return (
    origin === undefined ||
    origin === ownOrigin ||
    origin === `http://${headers.host}` ||
    origin === `https://${headers.host}`
  );
}
