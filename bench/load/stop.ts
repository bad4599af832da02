import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askUntilGone, sendForEver } from '#server/testing/restless-clients.ts';
import { spawnShop } from '#server/testing/shop-process.ts';
import { fill, WITHOUT_DEMO } from '../engine/shops.ts';
import { printCells, whole } from '../table.ts';

const PRODUCTS = 500;
const PATHS = ['/en/products', '/id/faq', '/en/made-up', '/en/cart', '/health'];
/** Pages are compiled and kept as in a shop that has run for a while. */
const RUNNING_MS = 6000;
const WIDTHS = [40, 12, 10, 10];

/** How long SIGTERM takes while clients ask without pause, and what happens to their requests. */
const folder = mkdtempSync(join(tmpdir(), 'shop-stop-'));
await fill({ dataFolder: folder }, PRODUCTS);
try {
  printCells(['clients', 'stopped ms', 'answered', 'cut'], WIDTHS);
  for (const clients of [4, 20, 100]) await stopUnder(`${clients}`, clients);
  await stopUnder(
    '20, and one who never ends a form',
    20,
    'POST /en/cart HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
  );
} finally {
  rmSync(folder, { recursive: true });
}

async function stopUnder(name: string, clients: number, endless?: string): Promise<void> {
  const shop = await spawnShop({ dataFolder: folder, environment: WITHOUT_DEMO });
  const { address } = shop;
  if (endless !== undefined) await sendForEver(address, endless);
  const half = { address, paths: PATHS, clients: clients / 2 };
  const asking = Promise.all([
    askUntilGone({ ...half, keepsAlive: true }),
    askUntilGone({ ...half, keepsAlive: false }),
  ]);
  await sleep(RUNNING_MS);
  const begunAt = performance.now();
  await shop.stop('SIGTERM');
  const stopped = performance.now() - begunAt;
  const asked = await asking;
  const answered = asked.reduce((sum, one) => sum + one.answered, 0);
  printCells(
    [name, whole.format(stopped), whole.format(answered), whole.format(asked.flatMap(({ cut }) => cut).length)],
    WIDTHS,
  );
}
