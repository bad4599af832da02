/** The checked address of a request. */
export interface Address {
  /** Path and query, never with a host: the key of a cached page. */
  readonly target: string;
  /** The path alone, decoded. */
  readonly path: string;
}

/** Scheme and host of an address in absolute form, which a server has to take (RFC 9112 §3.2.2). */
const AUTHORITY = /^https?:\/\/[^/?#]*/i;

/**
 * The address in a request line, normalized as the router reads it: `/x/../checkout` and `/x\..\checkout` are the checkout,
 * or its limits could be bypassed. Null for a broken escape, a NUL, or a beginning such as `//host` or `/\host`, which the
 * next parser would take for another host.
 */
export function readAddress(requestTarget: string): Address | null {
  const address = requestTarget.replace(AUTHORITY, '') || '/';
  const url = /^\/(?![/\\])/.test(address) ? URL.parse(`http://shop${address}`) : null;
  const path = url && decoded(url.pathname);
  if (!url || path === null || path.startsWith('//') || path.includes('\0')) return null;
  return { target: url.pathname + url.search, path };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Protocol and host of the shop. The `Host` header is not used: the client chooses it, and it may even hold a path. */
export function shopOrigin(baseUrl: string): { readonly protocol: string; readonly host: string } {
  const { protocol, host } = new URL(baseUrl);
  return { protocol, host };
}
