import type { ShopProcess } from '#server/testing/shop-process.ts';
import { LIST } from './list-path.ts';
import type { Subject } from './measure.ts';
import type { BareServer } from './start-bare-server.ts';

/** The shop keeps no page whose address is this long, so each request is rendered, by the same code as any other. */
const TOO_LONG_TO_KEEP = 'x'.repeat(2048);
/** Above all prices: the list is the same, with one filter more to show. */
const A_PRICE_ABOVE_ALL = 1_000_000;

const ENCODINGS = ['identity', 'br'] as const;

/** The list as it is rendered for each request, as it is when it is kept and ready, and a bare server beside them. */
export async function subjectsOf(shop: ShopProcess, bare: BareServer): Promise<readonly Subject[]> {
  let requests = 0;
  const renderedPath = () => `${LIST}?bench=${++requests}${TOO_LONG_TO_KEEP}`;
  // New each time, so it is made and kept anew.
  const missedPath = () => `${LIST}?max_price=${A_PRICE_ABOVE_ALL + ++requests}`;
  await mustBeKept(shop.address + LIST, true);
  await mustBeKept(shop.address + renderedPath(), false);
  return ENCODINGS.flatMap((encoding): Subject[] => [
    { name: 'rendered', encoding, address: shop.address, pid: shop.pid, path: renderedPath },
    { name: 'rendered, compressed and kept', encoding, address: shop.address, pid: shop.pid, path: missedPath },
    { name: 'ready-made', encoding, address: shop.address, pid: shop.pid, path: () => LIST },
    { name: 'bare node:http', encoding, address: bare.address, pid: bare.pid, path: () => LIST },
  ]);
}

/** That the page cache is in the way, or is not, is looked at and not believed. */
async function mustBeKept(url: string, isKept: boolean): Promise<void> {
  const { headers } = await fetch(url);
  const isShared = headers.get('cache-control')?.includes('public') ?? false;
  if (isShared !== isKept) throw new Error(`${url} is ${isShared ? '' : 'not '}kept by the page cache`);
}
