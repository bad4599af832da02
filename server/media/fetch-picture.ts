import { readBytes } from '#storefront/gateway/transport/read-bytes.ts';
import { openPicture } from './open-picture.ts';

/** A photo of a camera has fewer. */
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const DEFAULT_TIMEOUT_MS = 10_000;

/** Follows redirects on the same origin alone. */
async function request(url: URL, signal: AbortSignal): Promise<Response | null> {
  let target = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(target, { headers: { Accept: 'image/*' }, redirect: 'manual', signal });
    if (response.status === 200) return response;
    await response.body?.cancel();
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    const next = location === null ? null : URL.parse(location, target);
    if (next?.origin !== url.origin) return null;
    target = next;
  }
  return null;
}

/**
 * A picture of another host: JPEG, PNG, WebP, GIF or AVIF. Null for anything else, for one that is too large or too slow
 * (`timeoutMs`, in milliseconds) and for a redirect to another origin.
 */
export async function fetchPicture(url: URL, timeoutMs = DEFAULT_TIMEOUT_MS): Promise<Buffer | null> {
  try {
    const response = await request(url, AbortSignal.timeout(timeoutMs));
    const bytes = response && (await readBytes(response, MAX_BYTES));
    return bytes && (await openPicture(bytes)) ? bytes : null;
  } catch {
    return null;
  }
}
