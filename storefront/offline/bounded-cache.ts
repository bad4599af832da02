import type { BoundedCache } from './caches.ts';

/**
 * Adds a response as the newest; the oldest go when there are too many. What is there already stays when the response breaks off. A full
 * disk costs what is kept, and nothing else.
 */
export async function keep({ name, most }: BoundedCache, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(address, response);
    const addresses = await cache.keys();
    for (const old of addresses.slice(0, Math.max(0, addresses.length - most))) await cache.delete(old);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(name);
  }
}

/**
 * Fetches and adds what is not there yet, one after the other. What cannot be fetched is left out.
 * @param accept as the page asked for it, so that the browser has the very response
 */
export async function keepMissing(into: BoundedCache, addresses: readonly string[], accept = '*/*'): Promise<void> {
  const cache = await caches.open(into.name);
  for (const address of addresses.slice(0, into.most)) {
    if (await cache.match(address)) continue;
    const response = await fetch(address, { headers: { Accept: accept } }).catch(() => null);
    if (response?.status === 200) await keep(into, address, response);
  }
}
