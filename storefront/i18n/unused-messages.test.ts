import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MESSAGES = 'storefront/i18n/messages';

/** Its words name texts of pages, too. */
const STAGES = 'contract/order-stages.ts';

/** Without the catalogs themselves. */
const sources = [
  ...readdirSync('storefront', { recursive: true, encoding: 'utf8' }).map((name) => join('storefront', name)),
  STAGES,
]
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/\bbilingual\([\s\S]*?\n\);/g, ''));

/** Fixed endings of computed names: `text[`${reason}Help`]`. */
const endings = new Set(
  sources.flatMap((source) => [...source.matchAll(/text\[`\$\{\w+\}(\w+)`\]/g)].map(([, end]) => end)),
);

/** `text.added`, `{ added }`, or `text[word]` where the word is spelled out somewhere. */
function isUsed(key: string): boolean {
  const use = new RegExp(`[.'"]${key}\\b|[{,]\\s*${key}\\s*[,}]`);
  if (sources.some((source) => use.test(source))) return true;
  return [...endings].some((end) => end && key.endsWith(end) && isUsed(key.slice(0, -end.length)));
}

/** Refusals are looked up by their code. */
const files = readdirSync(MESSAGES).filter((file) => file.endsWith('.ts') && !/(\.test|refusals)\.ts$/.test(file));

test.each(files)('%s has no text that no page shows', async (file) => {
  const catalogs: Readonly<Record<string, unknown>> = await import(`./messages/${file}`);
  const keys = Object.values(catalogs)
    .flatMap((texts) => (typeof texts === 'object' && texts !== null && 'en' in texts ? [texts.en] : []))
    .flatMap((texts) => Object.keys(texts as object));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
