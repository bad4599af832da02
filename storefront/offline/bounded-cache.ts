import type { BoundedCache } from './caches.ts';

/** Header of a kept response: the bytes that it takes. Its own length may be that of a compressed one. */
const KEPT_BYTES = 'X-Kept-Bytes';

/** Of a response that an earlier release has kept, as far as it says. */
const bytesOf = ({ headers }: Response): number =>
  Number(headers.get(KEPT_BYTES) ?? headers.get('Content-Length') ?? 0);

/** The same response, read to its end. @throws when it breaks off */
async function wholeResponse(response: Response): Promise<Response> {
  const body = await response.blob();
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set(KEPT_BYTES, String(body.size));
  return new Response(body, { status: response.status, headers });
}

/** Deletes the oldest until number and bytes of the others are within bounds. */
async function dropOldest({ name, most, mostBytes }: BoundedCache): Promise<void> {
  const cache = await caches.open(name);
  const [addresses, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  const newestFirst = addresses
    .map((address, at) => ({ address, bytes: bytesOf(responses[at] ?? new Response()) }))
    .reverse();
  let total = 0;
  for (const [at, { address, bytes }] of newestFirst.entries()) {
    total += bytes;
    if (at >= most || total > mostBytes) await cache.delete(address);
  }
}

/** Stores a response, unless it breaks off or is larger than all may be. A full disk costs what is kept, and nothing else. */
async function store(into: BoundedCache, address: string, response: Response): Promise<void> {
  try {
    const whole = await wholeResponse(response);
    if (bytesOf(whole) <= into.mostBytes) await (await caches.open(into.name)).put(address, whole);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(into.name);
  }
}

/**
 * Adds a response as the newest; the oldest go when there are too many, or too many bytes of them. What is there already stays when the
 * response breaks off or is larger than all may be.
 */
export async function keep(into: BoundedCache, address: string, response: Response): Promise<void> {
  await store(into, address, response);
  await dropOldest(into);
}

/**
 * Fetches and adds what is not there yet, one after the other. What cannot be fetched is left out. The oldest go when all are there,
 * because to know how many bytes they take each of them is opened.
 * @param accept as the page asked for it, so that the browser has the very response
 */
export async function keepMissing(into: BoundedCache, addresses: readonly string[], accept = '*/*'): Promise<void> {
  const cache = await caches.open(into.name);
  let areSome = false;
  for (const address of addresses.slice(0, into.most)) {
    if (await cache.match(address)) continue;
    const response = await fetch(address, { headers: { Accept: accept } }).catch(() => null);
    if (response?.status !== 200) continue;
    await store(into, address, response);
    areSome = true;
  }
  if (areSome) await dropOldest(into);
}
