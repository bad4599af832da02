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
