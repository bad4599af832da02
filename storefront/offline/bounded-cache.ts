import type { BoundedCache } from './caches.ts';

/** Adds a response; the oldest go when there are too many. A full disk costs what is kept, and nothing else. */
export async function keep({ name, most }: BoundedCache, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    // What is there already becomes the newest.
    await cache.delete(address);
    await cache.put(address, response);
    const addresses = await cache.keys();
    for (const old of addresses.slice(0, Math.max(0, addresses.length - most))) await cache.delete(old);
  } catch {
    await caches.delete(name);
  }
}

/** Fetches and adds what is not there yet, one after the other. What cannot be fetched is left out. */
export async function keepMissing(into: BoundedCache, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(into.name);
  for (const address of addresses.slice(0, into.most)) {
    if (await cache.match(address)) continue;
    const response = await fetch(address).catch(() => null);
    if (response?.status === 200) await keep(into, address, response);
  }
}
