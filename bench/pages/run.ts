import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnShop } from '#server/testing/shop-process.ts';
import { measure, printTable, type Rate, type Subject } from './measure.ts';
import { startBareServer, subjectsOf } from './start-bare-server.ts';

const ROUNDS = 3;
const SECONDS = 4;

const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
const shop = await spawnShop({ dataFolder: join(folder, 'data') });
const bare = await startBareServer(folder, shop.address);
try {
  const subjects = await subjectsOf(shop, bare);
  for (const subject of subjects) await measure(subject, 1);
  const rates = new Map<Subject, Rate[]>(subjects.map((subject) => [subject, []]));
  // In turns, so that a machine that slows down slows all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [subject, measured] of rates) measured.push(await measure(subject, SECONDS));
  }
  printTable(rates);
} finally {
  bare.stop();
  await shop.stop();
  rmSync(folder, { recursive: true });
}
