/** Where a request goes. */
export interface Address {
  /** Path and query, never with a host: what a page is known and kept by. */
  readonly target: string;
  /** The path alone, decoded. */
  readonly path: string;
}

/** Scheme and host of an address in absolute form, which a server has to take (RFC 9112 §3.2.2). */
const AUTHORITY = /^https?:\/\/[^/?#]*/i;

/**
 * The address in a request line, written as the router will read it: `/x/../checkout` and `/x\..\checkout` are the
 * checkout, or its limits could be walked around. Null for what no page of a shop has: a broken escape, a NUL, or a
 * beginning such as `//host` or `/\host`, which whatever parses it next would take for another host.
 */
export function readAddress(requestTarget: string): Address | null {
  const asked = requestTarget.replace(AUTHORITY, '') || '/';
  const url = /^\/(?![/\\])/.test(asked) ? URL.parse(`http://shop${asked}`) : null;
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

/**
 * What a request is told of the shop's own place, whatever its `Host` says: that header is the sender's word and may hold
 * even a path.
 */
export function shopOrigin(baseUrl: string): { readonly protocol: string; readonly host: string } {
  const { protocol, host } = new URL(baseUrl);
  return { protocol, host };
}
