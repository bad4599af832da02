import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MESSAGES = 'storefront/i18n/messages';

/** Its words name texts of pages, too. */
const STAGES = 'contract/order-stages.ts';

const STOREFRONT = readdirSync('storefront', { recursive: true, encoding: 'utf8' });

/** Without the catalogs themselves. */
const sources = STOREFRONT.map((name) => join('storefront', name))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/\bbilingual\([\s\S]*?\n\);/g, ''));

/** Fixed endings of computed names: `text[`${reason}Help`]`. */
const endings = new Set(
  sources.flatMap((source) => [...source.matchAll(/text\[`\$\{\w+\}(\w+)`\]/g)].map(([, end]) => end)),
);

/** Of the catalog: the files that name it, as a value or for its type. */
const sourcesOf = (catalog: string): readonly string[] => {
  const name = new RegExp(`\\b${catalog}\\b`);
  return [...sources.filter((source) => name.test(source)), readFileSync(STAGES, 'utf8')];
};

/** `text.added`, `{ added }`, or `text[word]` where the word is spelled out somewhere. */
function isUsed(key: string, within: readonly string[]): boolean {
  const use = new RegExp(`[.'"]${key}\\b|[{,]\\s*${key}\\s*[,}]`);
  if (within.some((source) => use.test(source))) return true;
  return [...endings].some((end) => end && key.endsWith(end) && isUsed(key.slice(0, -end.length), sources));
}

/** Refusals are looked up by their code. */
const files = readdirSync(MESSAGES).filter((file) => file.endsWith('.ts') && !/(\.test|refusals)\.ts$/.test(file));

test.each(files)('%s has no text that no page shows', async (file) => {
  const catalogs: Readonly<Record<string, unknown>> = await import(`./messages/${file}`);
  const unused = Object.entries(catalogs).flatMap(([catalog, texts]) => {
    if (typeof texts !== 'object' || texts === null || !('en' in texts)) return [];
    const within = sourcesOf(catalog);
    return Object.keys(texts.en as object).filter((key) => !isUsed(key, within));
  });
  expect(unused).toEqual([]);
});
