import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MESSAGES = 'storefront/i18n/messages';

const sources = readdirSync('storefront', { recursive: true, encoding: 'utf8' })
  .map((name) => join('storefront', name))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file) && !file.startsWith(MESSAGES))
  .map((file) => readFileSync(file, 'utf8'));

/** What stands behind a word in a name that is put together: `text[`${reason}Help`]`. */
const endings = new Set(
  sources.flatMap((source) => [...source.matchAll(/text\[`\$\{\w+\}(\w+)`\]/g)].map(([, end]) => end)),
);

/** `text.added`, `{ added }`, or `text[word]` where the word is spelt out somewhere. */
function isSaid(key: string): boolean {
  const use = new RegExp(`[.'"]${key}\\b|[{,]\\s*${key}\\s*[,}]`);
  if (sources.some((source) => use.test(source))) return true;
  return [...endings].some((end) => end && key.endsWith(end) && isSaid(key.slice(0, -end.length)));
}

test.each(readdirSync(MESSAGES).filter((file) => file.endsWith('.ts') && !file.includes('.test.')))(
  '%s says nothing that no page says',
  async (file) => {
    const catalogues: Readonly<Record<string, unknown>> = await import(`./messages/${file}`);
    const keys = Object.values(catalogues)
      .flatMap((texts) => (typeof texts === 'object' && texts !== null && 'en' in texts ? [texts.en] : []))
      .flatMap((texts) => Object.keys(texts as object));
    expect(keys.filter((key) => !isSaid(key))).toEqual([]);
  },
);
