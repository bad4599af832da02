import type { BoundedCache } from './caches.ts';

/** What is kept at the address, if anything is. */
export const matchIn = ({ name }: BoundedCache, address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: name });

/** For an address that names its content: what is kept is what the shop would send. */
export const keptOrFresh = async (request: Request, kept: BoundedCache): Promise<Response> =>
  (await matchIn(kept, request.url)) ?? fetch(request);

/** For an address under which the content may change: what is kept serves when the shop does not. */
export async function freshOrKept(request: Request, kept: BoundedCache): Promise<Response> {
  const fresh = await fetch(request).catch(() => null);
  if (fresh?.ok) return fresh;
  return (await matchIn(kept, request.url)) ?? fresh ?? Response.error();
}
