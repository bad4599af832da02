import { inspect } from 'node:util';
import type { ShopStatus } from '#contract/site-settings.ts';
import { keepCompiled } from './config/compile-cache.ts';
import { loadEnvFile } from './config/env-file.ts';
import { endProcess, STDERR, STDOUT } from './config/output-stream.ts';
import type { ShopLocation } from './config/start-up-error.ts';
import { shortList } from './http/short-list.ts';
import { dataFolderOf } from './own-shop/data-folder-of.ts';

/** What the operator sees while the shop starts and stops. */
const print = (line: string): void => {
  STDOUT.write(`${line}\n`);
};

const TEST_CARDS_NOTE =
  'It takes test cards, and nobody is charged. Set NODE_ENV=production or Stripe’s keys before others can reach it.';

const STATUS_NOTES: Readonly<Record<ShopStatus, ((missing: readonly string[]) => string) | null>> = {
  demo: () =>
    'It is a demo with invented products and an invented account. “npm run shop -- init” begins a shop of your own.',
  preparing: (missing) =>
    `It takes no orders until these are your own: ${missing.join(', ')}. See docs/settings.md, “Opening”.`,
  open: null,
};

const oilsNote = (oils: readonly string[]): string =>
  `It does not sell these oils until they have an NPT number: ${shortList(oils).join(', ')}. See docs/settings.md, “Oils”.`;

const isDevelopment = process.argv.includes('--dev');

/** For a message about why the shop could not start. */
let location: ShopLocation = { port: 3000, dataFolder: dataFolderOf(process.env) };

try {
  loadEnvFile();
  if (!isDevelopment) keepCompiled(process.env);
  const { loadOwnShop, ownShop } = await import('./own-shop/own-shop.ts');
  const { statusOf, unfinished } = await import('./own-shop/shop-status.ts');
  loadOwnShop(process.env);
  const note = STATUS_NOTES[statusOf(process.env, ownShop())]?.(unfinished(process.env, ownShop()));
  // Only now: what it imports reads the brand's settings.
  const { readConfig } = await import('./config/config.ts');
  const config = readConfig(process.env);
  // React reads it when the storefront is loaded, and checks itself at every step unless it is `production`. The settings
  // are read before: only the operator's own NODE_ENV turns test cards and the demo off.
  process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';
  location = config;
  // Only after it, too.
  const { startShop } = await import('./start-shop.ts');
  const shop = await startShop(config, { isDevelopment, onProgress: print });
  // Before the next line is printed: whoever reads it may stop the shop at once.
  const stopped = untilStopped();
  print(`\nThe shop is open at ${shop.url}`);
  if (config.takesTestCards) print(TEST_CARDS_NOTE);
  if (note) print(note);
  if (shop.unregisteredOils.length > 0) print(oilsNote(shop.unregisteredOils));
  const reason = await Promise.race([stopped, shop.lost]);
  if (reason instanceof Error) throw reason;
  print('Closing…');
  // Whoever presses Ctrl-C waits; whatever sends SIGTERM may have a proxy in front of the shop.
  if (reason === 'SIGTERM') await shop.drain();
  await shop.close();
} catch (error) {
  const { explainStartUpError } = await import('./config/start-up-error.ts');
  const explanation = explainStartUpError(error, location);
  STDERR.write(`${explanation ?? inspect(error)}\n`);
  process.exitCode = 1;
}
// A forgotten timer must not keep the process alive.
await endProcess();

/** By Ctrl-C, by whoever runs the process, or because its terminal was closed. */
function untilStopped(): Promise<'SIGINT' | 'SIGTERM' | 'SIGHUP'> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    process.once('SIGHUP', resolve);
  });
}
