import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createListCache, type ListCache } from '#engine/adapters/database/catalog-cache/list-cache.ts';
import { toListing } from '#engine/domain/search/listing.ts';
import { prepareWords } from '#engine/domain/search/words/prepare-words.ts';
import { createWordNumbers } from '#engine/domain/search/words/word-numbers.ts';
import { generatedProducts } from '#seed/testing/seed-products.ts';
import { readSearchWords } from '#server/content/read-search-words.ts';
import { printCells, whole } from '../table.ts';

const SIZES = [100, 5000, 50_000];
const ROUNDS = 20;

const SEARCHES = {
  found: ['injector cleaner', 'oli 5w30 4 liter', 'semir ban', 'motor brebet'],
  misspelt: ['injctor claener', 'oktan buster', 'radiatr flsh'],
  'nothing found': ['xylophone pizza', 'ban michelin', 'kunci inggris', 'blue cheese moon'],
  suggestions: ['in', 'injec', 'oli m', 'brak'],
};

const WIDTHS = [12, 18, 12, 16, 12];

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const words = prepareWords(readSearchWords());

/** So that each search is a text that no cache knows. */
let searches = 0;

printCells(['products', 'search', 'CPU ms', 'found', 'index MB'], WIDTHS);
for (const size of SIZES) {
  const numbers = createWordNumbers();
  const products = generatedProducts(size, 'id').map((product) =>
    toListing(product, { numbers, ancestry: (slug) => [slug] }),
  );
  const lists = createListCache(
    { listings: new Map(products.map((listing) => [listing.product.id, listing])), numbers },
    words,
  );
  await lists.find({ filter: {}, order: [], at: new Date() });
  const before = usedMegabytes();
  const build = await cpuMilliseconds(() => find(lists, 'a'));
  printCells(
    [whole.format(size), 'index is built', whole.format(build), '', whole.format(usedMegabytes() - before)],
    WIDTHS,
  );
  for (const [name, texts] of Object.entries(SEARCHES)) {
    // Once without measuring, until code is compiled.
    await measure(lists, texts);
    const { cpu, counts } = await measure(lists, texts);
    printCells([whole.format(size), name, cpu.toFixed(2), range(counts), ''], WIDTHS);
  }
}

interface Measured {
  /** Milliseconds of processor time of one search, on average. */
  readonly cpu: number;
  /** How many products each has found. */
  readonly counts: readonly number[];
}

async function measure(lists: ListCache, texts: readonly string[]): Promise<Measured> {
  const counts: number[] = [];
  const all = await cpuMilliseconds(async () => {
    for (let round = 0; round < ROUNDS; round += 1) for (const text of texts) counts.push(await find(lists, text));
  });
  return { cpu: all / counts.length, counts };
}

/** How many products a search finds; similar ones do not count. Blanks at its end make the text a new one. */
async function find(lists: ListCache, text: string): Promise<number> {
  searches += 1;
  const { ids, isNearest } = await lists.find({
    filter: { search: `${text}${' '.repeat(searches)}`, listedIn: 'both' },
    order: [{ by: 'relevance', direction: 'descending' }],
    at: new Date(),
  });
  return isNearest ? 0 : ids.length;
}

async function cpuMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function usedMegabytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function range(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? whole.format(least) : `${whole.format(least)}–${whole.format(most)}`;
}
