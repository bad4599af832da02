import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { readSources, readTestsAndConfiguration } from './scripts/import-graph.ts';

/** Retired word → what it is called now (docs/words.md). Compared with the single words of identifiers and file names. */
const RETIRED: Readonly<Record<string, string>> = {
  books: 'ledger, or probe in tests',
  breather: 'yieldToEventLoop',
  chore: 'job',
  chores: 'jobs',
  desk: 'operator service, controller, pool, or desktop',
  diary: 'order timeline',
  door: 'socket',
  forgive: 'refund',
  goods: 'line item or sellable',
  granted: 'ok',
  hang: 'attach',
  heard: 'event, seen',
  hears: 'handle',
  heart: 'cache',
  knock: 'connect',
  judge: 'evaluate',
  letter: 'email',
  letters: 'emails',
  parcel: 'dimensions',
  resident: 'in-memory, cache',
  told: 'event, snapshot',
  tries: 'attempts',
  trouble: 'error',
  wish: 'request',
  wishes: 'requests',
};

/** Where a retired word is the field's own. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Stored or public: renaming them would break other processes, old data or clients.
  'contract/refusals.ts': ['TOO_MANY_TRIES'],
  'storefront/i18n/messages/account-refusals.ts': ['TOO_MANY_TRIES'],
  'engine/adapters/database/tables/orders.ts': ['goods', 'goodsNet', 'goodsTax'],
  'engine/adapters/database/orders/order-rows.ts': ['goods', 'goodsNet', 'goodsTax'],
  'server/test-cards/gateway/gateway-store.ts': ['tries'],
  // Characters of the word mark.
  'storefront/brand/wordmark.tsx': ['LETTERS'],
};

/** `lookUpGoodsLine` → look, up, goods, line; `MAX_PAGES` → max, pages. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

function identifiersOf(file: string, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const add = ({ name }: { readonly name: string }) => void names.add(name);
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(parseSync(file, text).program);
  return names;
}

const files = [...readSources().values(), ...readTestsAndConfiguration()];

test('no object is spread in the very place where it is written', () => {
  expect(files.filter(({ text }) => /\.\.\.\{/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('no identifier and no file name uses a retired word', () => {
  const found = files
    .filter(({ file }) => file !== 'words.test.ts')
    .flatMap(({ file, text }) =>
      [...identifiersOf(file, text), file]
        .filter((name) => !ALLOWED[file]?.includes(name))
        .flatMap((name) => wordsOf(name).map((word) => ({ name, word })))
        .filter(({ word }) => Object.hasOwn(RETIRED, word))
        .map(({ name, word }) => `${file}: ${name} (${word} → ${RETIRED[word]})`),
    );
  expect(found).toEqual([]);
});
