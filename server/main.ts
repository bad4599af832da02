import { type Config, loadEnvFile, readConfig } from './config/config.ts';
import { explainStartUpError } from './config/start-up-error.ts';
import { startShop } from './start-shop.ts';

/** What the operator sees while the shop starts and stops. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const TEST_CARDS =
  'It takes test cards, and nobody is charged. Set NODE_ENV=production or Stripe’s keys before others can reach it.';

const isDevelopment = process.argv.includes('--dev');

/** Where the shop was meant to be, for a message about why it is not there. */
let place: Pick<Config, 'port' | 'dataFolder'> = { port: 3000, dataFolder: 'data' };

try {
  loadEnvFile();
  const config = readConfig(process.env);
  // React decides by it, when the storefront is loaded, whether to check itself at every step. The settings are read
  // before: only an operator's own word makes it a shop in production, where no test card is taken.
  process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';
  place = config;
  const shop = await startShop(config, { isDevelopment, onProgress: print });
  // Listens before it says so: whoever reads that it is open may end it at once.
  const told = untilToldToStop();
  print(`\nThe shop is open at ${shop.url}`);
  if (config.takesTestCards) print(TEST_CARDS);
  const trouble = await Promise.race([told, shop.lost]);
  if (trouble) throw trouble;
  print('Closing…');
  await shop.close();
} catch (error) {
  const explanation = explainStartUpError(error, place);
  console.error(explanation ?? error);
  process.exitCode = 1;
}
// Nothing is left to do; a forgotten timer must not keep the process alive.
process.exit();

function untilToldToStop(): Promise<null> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve(null));
    process.once('SIGTERM', () => resolve(null));
  });
}
