import { keepCompiled } from '../config/compile-cache.ts';
import { loadEnvFile } from '../config/env-file.ts';

/** The commands that mend the brand's settings run when these are wrong, too. */
const MENDING = ['config', 'init'];

const parameters = process.argv.slice(2);

try {
  loadEnvFile();
  keepCompiled(process.env);
  const { loadOwnShop } = await import('../own-shop/own-shop.ts');
  const { BrandPictureError } = await import('../own-shop/brand-pictures.ts');
  const { ShopFileError } = await import('../own-shop/shop-file-error.ts');
  try {
    loadOwnShop(process.env);
  } catch (error) {
    const isWrongBrand = error instanceof ShopFileError || error instanceof BrandPictureError;
    if (!isWrongBrand || !parameters.some((one) => MENDING.includes(one))) throw error;
  }
  // Only now: what it imports reads the brand's settings.
  const { runCommand } = await import('./run-command.ts');
  await runCommand(parameters);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
