/**
 * True when a request may act by cookie: it comes from a page of this shop or of a site on the list, or from what is no
 * browser and so carries nobody's cookies against their will (OWASP, CSRF prevention: Fetch Metadata and origin check).
 */
export function isTrustedOrigin(request: Request, allowedOrigins: ReadonlySet<string>): boolean {
  const { headers } = request;
  const origin = headers.get('Origin') ?? originOf(headers.get('Referer'));
  if (origin !== null && allowedOrigins.has(origin)) return true;
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return origin === null || hostOf(origin) === (headers.get('Host') ?? new URL(request.url).host);
}

const originOf = (address: string | null): string | null =>
  address === null || !URL.canParse(address) ? null : new URL(address).origin;

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');
