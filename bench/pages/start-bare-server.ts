import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { localPath, PATHS } from '#contract/paths.ts';
import { SERVER } from '#server/testing/shop-process.ts';

/** The page that is measured. */
export const LIST = localPath(PATHS.products, 'en');

/** Those of the shop: its memory is divided alike. */
const NODE_FLAGS = SERVER.filter((parameter) => parameter.startsWith('--'));

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
  const server = spawn(process.execPath, [...NODE_FLAGS, join(import.meta.dirname, 'bare-server.ts'), folder], {
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
