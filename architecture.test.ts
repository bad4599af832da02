import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE } from '#contract/site.ts';
import { findCircles, folderGraph, packageOf, readSources, readTests } from './scripts/import-graph.ts';

/**
 * Layer → what it may import: other layers, npm packages, `node:*`. This table is the architecture; nothing else defines it.
 * A layer may always import from itself, except where its parts must not know one another (`SEPARATE`).
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: ['zod'],
  'engine/domain': [],
  'engine/usecases': ['engine/domain'],
  'engine/adapters/database': [
    ...['engine/usecases', 'engine/domain', 'node:*'],
    ...['kysely', 'pg', '@electric-sql/pglite', 'lru-cache'],
  ],
  'engine/adapters/graphql': [
    ...['engine/usecases', 'engine/domain', 'contract', 'node:*'],
    ...['graphql', 'dataloader', 'graphql-http', 'lru-cache', 'zod'],
  ],
  'engine/adapters/payment': ['engine/usecases', 'engine/domain', 'stripe', 'zod'],
  'engine/adapters/mail': ['engine/usecases', 'engine/domain', 'contract', 'node:*', 'nodemailer'],
  'engine/adapters/markdown': [...['engine/domain', 'contract', 'marked', 'sanitize-html', 'yaml', 'zod']],
  'engine/adapters/passwords': ['engine/usecases', 'node:*', 'p-limit'],
  engine: ['engine/adapters/graphql', 'engine/usecases', 'contract'],
  'storefront/model': ['contract'],
  'storefront/i18n': ['storefront/model', 'storefront/ui', 'contract', 'react', 'react-router'],
  'storefront/ui': ['react'],
  'storefront/brand': ['storefront/i18n', 'contract'],
  'storefront/cart': ['storefront/model', 'storefront/i18n', 'storefront/ui', 'contract', 'react', 'react-router'],
  'storefront/features': [
    ...['storefront/ui', 'storefront/i18n', 'storefront/model', 'storefront/brand', 'storefront/cart', 'contract'],
    ...['react', 'react-router', '@stripe/stripe-js'],
  ],
  'storefront/gateway': ['storefront/model', 'contract', 'sanitize-html', 'entities', 'lru-cache', 'p-limit'],
  'storefront/routes': [
    ...['storefront/features', 'storefront/ui', 'storefront/i18n', 'storefront/model', 'storefront/gateway'],
    ...['storefront/cart', 'storefront', 'contract', 'react', 'react-router'],
  ],
  storefront: [
    ...['storefront/ui', 'storefront/i18n', 'storefront/features', 'storefront/gateway', 'storefront/model'],
    ...['contract', 'node:*', 'react', 'react-dom', 'react-router', '@react-router/dev'],
  ],
  'server/operator/csv': ['engine/usecases', 'engine/domain', 'contract', 'csv-parse', 'csv-stringify'],
  'server/operator/service': [
    ...['server/operator/csv', 'server', 'engine/adapters/database', 'engine/usecases', 'engine/domain'],
    ...['node:*', 'pino', 'zod'],
  ],
  'server/operator': [
    ...['server/operator/service', 'server/operator/csv', 'server', 'engine/adapters/database'],
    ...['engine/adapters/markdown', 'engine/usecases', 'engine/domain', 'contract', 'node:*'],
    ...['zod', 'commander', 'cli-progress'],
  ],
  server: [
    ...['server/operator/service', 'engine', 'engine/adapters/database', 'engine/adapters/payment'],
    ...['engine/adapters/mail', 'engine/adapters/passwords', 'engine/usecases', 'engine/domain'],
    ...['storefront/gateway', 'storefront', 'seed', 'contract', 'node:*', 'zod', 'pino', 'sharp', 'vite'],
    ...['lru-cache', 'p-limit', 'content-disposition', 'react-router', 'virtual:react-router/server-build'],
    ...['cookie-es', '@remix-run/node-fetch-server'],
  ],
  seed: ['engine/adapters/markdown', 'engine/usecases', 'engine/domain', 'contract', 'node:*', 'sharp', 'yaml', 'zod'],
  e2e: [
    ...['server', 'seed', 'storefront/i18n', 'engine/adapters/database', 'contract', 'node:*'],
    ...['vitest', 'playwright-core', '@axe-core/playwright', 'pg', 'zod'],
  ],
  bench: [
    ...['server', 'seed', 'engine/adapters/database', 'engine/usecases', 'contract', 'node:*'],
    ...['autocannon', 'pino'],
  ],
  scripts: [
    ...['server', 'storefront/ui', 'engine/adapters/graphql', 'contract', 'node:*', 'graphql', 'iso-3166', 'vite'],
    ...['@iconify-json/tabler', '@graphql-codegen/core', '@graphql-codegen/typescript'],
    ...['@graphql-codegen/typescript-operations', '@graphql-codegen/typescript-resolvers'],
  ],
};

/** Folders whose parts must not know one another. */
const SEPARATE = ['storefront/features', 'storefront/routes'];

/** Every folder of a layer, lowest first: each may import from those before it. */
const RANKS: Readonly<Record<string, readonly string[]>> = {
  engine: ['domain', 'usecases', 'adapters'],
  'engine/adapters': ['database', 'graphql', 'mail', 'markdown', 'passwords', 'payment'],
  'engine/domain': [
    'text',
    'money',
    'mail',
    'paging',
    'rate-limits',
    'addresses',
    'catalog',
    'stock',
    'articles',
    'reviews',
    'search',
    'cart',
    'promotions',
    'shipping',
    'tax',
    'sessions',
    'settings',
    'pricing',
    'payment',
    'orders',
    'customers',
    'downloads',
    'refusals',
  ],
  'engine/usecases': [
    'ports',
    'rate-limits',
    'sessions',
    'catalog',
    'reviews',
    'downloads',
    'mail',
    'cart',
    'promotions',
    'orders',
    'payment',
    'customers',
    'checkout',
  ],
  'engine/adapters/database': [
    'tables',
    'connection',
    'sql',
    'migrations',
    'pglite',
    'postgres',
    'move',
    'catalog',
    'articles',
    'reviews',
    'catalog-cache',
    'customers',
    'orders',
    'promotions',
  ],
  'engine/adapters/graphql': [
    'errors',
    'formats',
    'connections',
    'limits',
    'session',
    'context',
    'endpoint',
    'generated',
    'resolvers',
    'schema',
  ],
  'engine/adapters/graphql/resolvers': [
    'inputs',
    'terms',
    'shop',
    'articles',
    'reviews',
    'catalog',
    'cart',
    'customers',
    'orders',
  ],
  'engine/adapters/mail': ['layout', 'templates', 'transports'],
  'engine/adapters/payment': ['bank-transfer', 'cash-on-delivery', 'stripe'],
  storefront: ['model', 'ui', 'gateway', 'i18n', 'brand', 'cart', 'features', 'routes'],
  'storefront/gateway': ['operations', 'generated', 'map', 'transport', 'catalog'],
  server: ['config', 'settings', 'media', 'jobs', 'pages', 'http', 'test-cards', 'backend', 'mail', 'operator'],
  'server/test-cards': ['gateway', 'api', 'pages'],
  'server/operator/messages': ['en', 'id'],
  'server/operator': ['csv', 'service', 'messages', 'output', 'commands'],
  seed: ['read', 'load', 'generate'],
};

/** Files whose values a framework looks up by name, and files that only tests import. */
const READ_BY_OTHERS =
  /^(storefront\/(routes\/|routes\.ts|root\.tsx|entry\.)|server\/pages\/storefront-app\.ts|e2e\/)|\/generated\//;

/** Lists that a type is derived from: only tests go through all of it. */
const SOURCES_OF_TYPES: readonly string[] = [];

const sources = readSources();
const modules = [...sources.values()];

const layers = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);
const layerOf = (path: string) => layers.find((layer) => path === layer || path.startsWith(`${layer}/`));

/** `storefront/features/cart/x.tsx` → `storefront/features/cart`; a route file is a part by itself. */
const partOf = (layer: string, file: string) => {
  const [part = ''] = file.slice(layer.length + 1).split('/');
  return `${layer}/${part}`;
};

/** `a/b/c.ts` → `a`, `a/b`. */
const foldersAbove = (file: string): readonly string[] => {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
};

const parentFolders = [...new Set(modules.flatMap(({ file }) => foldersAbove(file)))];

/** Every import as `from → to` for which the rule answers true. */
const importsThat = (breaks: (from: string, to: string) => boolean): readonly string[] =>
  modules.flatMap(({ file, imports }) =>
    imports.filter((target) => breaks(file, target)).map((target) => `${file} → ${target}`),
  );

const isOurs = (target: string) => !target.startsWith('@') && layerOf(target) !== undefined;

test('each file imports only what its layer may', () => {
  const forbidden = importsThat((file, target) => {
    const layer = layerOf(file) ?? '';
    const imported = isOurs(target) ? (layerOf(target) ?? '') : packageOf(target);
    return imported !== layer && !MAY_IMPORT[layer]?.includes(imported);
  });
  expect(forbidden).toEqual([]);
});

test('the table names no import that no file makes', () => {
  const made = new Set(
    modules.flatMap(({ file, imports }) =>
      imports.map((target) => `${layerOf(file)} → ${isOurs(target) ? layerOf(target) : packageOf(target)}`),
    ),
  );
  const allowed = Object.entries(MAY_IMPORT).flatMap(([layer, targets]) =>
    targets.map((target) => `${layer} → ${target}`),
  );
  expect(allowed.filter((row) => !made.has(row))).toEqual([]);
});

test('parts that must not know one another do not', () => {
  const forbidden = importsThat((file, target) => {
    const layer = layerOf(file) ?? '';
    return SEPARATE.includes(layer) && layerOf(target) === layer && partOf(layer, target) !== partOf(layer, file);
  });
  expect(forbidden).toEqual([]);
});

test('folders import only from folders of a lower rank', () => {
  for (const [parent, ranked] of Object.entries(RANKS)) {
    const graph = folderGraph(modules, parent);
    expect([...graph.keys()].sort(), `folders of ${parent}`).toEqual([...ranked].sort());
    const upwards = [...graph].flatMap(([from, targets]) =>
      [...targets].filter((to) => ranked.indexOf(to) > ranked.indexOf(from)).map((to) => `${from} → ${to}`),
    );
    expect(upwards, `upward imports in ${parent}`).toEqual([]);
  }
});

test('every folder that holds several folders ranks them', () => {
  const unranked = parentFolders
    .filter((parent) => /^(engine|storefront|server|seed)\b/.test(parent) && folderGraph(modules, parent).size > 1)
    .filter((parent) => !(parent in RANKS) && !SEPARATE.includes(parent));
  expect(unranked).toEqual([]);
});

test('no import goes round in a circle, between files or between folders', () => {
  const circles = parentFolders.flatMap((parent) =>
    findCircles(folderGraph(modules, parent)).map((circle) => `${parent}: ${circle}`),
  );
  const files = new Map(modules.map(({ file, imports }) => [file, imports]));
  expect([...circles, ...findCircles(files)]).toEqual([]);
});

test('what a file exports is used by another one', () => {
  const taken = new Set([...modules, ...readTests()].flatMap(({ takenNames }) => takenNames));
  const exported = modules
    .filter(({ file }) => !READ_BY_OTHERS.test(file))
    .flatMap(({ file, exportedValues }) => exportedValues.map((name) => ({ file, value: `${file} ${name}` })));
  const unused = exported.filter(({ file, value }) => !taken.has(file) && !taken.has(value));
  expect(unused.map(({ value }) => value).filter((value) => !SOURCES_OF_TYPES.includes(value))).toEqual([]);
});

test('the time zone of the shop is written once', () => {
  expect(modules.filter(({ text }) => text.includes(SITE.timeZone)).map(({ file }) => file)).toEqual([
    'contract/site.ts',
  ]);
});

test('no folder is a drawer', () => {
  const drawers = /(^|\/)(lib|utils|helpers|common|shared|misc)(\/|\.tsx?$)/;
  expect([...sources.keys()].filter((file) => drawers.test(file))).toEqual([]);
});

test('the studio is not part of the shop', () => {
  expect(importsThat((_, target) => target.includes('studio/'))).toEqual([]);
  expect(existsSync('studio/package.json')).toBe(true);
});

test('decisions are numbered one by one', () => {
  const numbers = readdirSync('docs/decisions').map((name) => Number(name.slice(0, 3)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});
