import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { localPath, PATHS } from '#contract/paths.ts';
import type { ShopProcess } from '#server/testing/shop-process.ts';
import type { Subject } from './measure.ts';

export interface BareServer {
  readonly address: string;
  readonly pid: number;
  stop(): void;
}

/** A bare `node:http` in a process of its own that sends what the shop sends for the list. */
export async function startBareServer(folder: string, shopAddress: string): Promise<BareServer> {
  const identity = await fetchRaw(shopAddress + LIST, 'identity');
  const br = await fetchRaw(shopAddress + LIST, 'br');
  writeFileSync(join(folder, 'identity'), identity.body);
  writeFileSync(join(folder, 'br'), br.body);
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(identity.headers));
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  const [line]: Buffer[] = await once(server.stdout, 'data');
  return { address: String(line).trim(), pid: server.pid ?? 0, stop: () => server.kill() };
}

/** As sent, not decoded; without the headers that Node adds by itself. */
function fetchRaw(url: string, encoding: string) {
  return new Promise<{ readonly body: Buffer; readonly headers: Record<string, unknown> }>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const { date: _, connection: _1, 'keep-alive': _2, 'content-length': _3, ...headers } = response.headers;
      resolve({ body: await buffer(response), headers });
    })
      .on('error', reject)
      .end();
  });
}

/** The page that is measured. */
export const LIST = localPath(PATHS.products, 'en');

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
