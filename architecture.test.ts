import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE } from '#contract/site.ts';
import { findCircles, folderGraph, packageOf, readSources, readTestsAndConfiguration } from './scripts/import-graph.ts';
import { MAY_IMPORT, RANKS } from './scripts/layers.ts';

/** Folders whose parts must not know one another. */
const SEPARATE = ['storefront/features', 'storefront/routes'];

/** Files whose values a framework looks up by name, and files that only tests import. */
const READ_BY_OTHERS =
  /^(storefront\/(routes\/|routes\.ts|root\.tsx|entry\.)|storefront\/next-page\/route-modules\.ts|server\/pages\/storefront-app\.ts|scripts\/tally-reporter\.ts|e2e\/)|\/generated\//;

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
  expect(forbidden, 'move the code, or allow the import in MAY_IMPORT of scripts/layers.ts').toEqual([]);
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
  const unused = allowed.filter((row) => !made.has(row));
  expect(unused, 'take it out of MAY_IMPORT of scripts/layers.ts').toEqual([]);
});

test('parts that must not know one another do not', () => {
  const forbidden = importsThat((file, target) => {
    const layer = layerOf(file) ?? '';
    return SEPARATE.includes(layer) && layerOf(target) === layer && partOf(layer, target) !== partOf(layer, file);
  });
  expect(forbidden, 'what two parts share belongs to a folder below them').toEqual([]);
});

test('nothing that the browser shows brings the schemas of the inputs along', () => {
  const schemas = modules.filter(({ file, imports }) => file.startsWith('contract/') && imports.includes('zod'));
  const values = new Set(
    schemas.flatMap(({ file, exportedValues }) => exportedValues.map((name) => `${file} ${name}`)),
  );
  const shown = modules.filter(({ file }) => /^storefront\/(?!routes\/).*\.tsx$/.test(file));
  const taken = shown.flatMap(({ file, takenNames }) =>
    takenNames.filter((name) => values.has(name)).map((name) => `${file} → ${name}`),
  );
  expect(values.size).toBeGreaterThan(0);
  expect(taken, 'move what the browser needs into a file without zod').toEqual([]);
});

test('folders import only from folders of a lower rank', () => {
  for (const [parent, ranked] of Object.entries(RANKS)) {
    const graph = folderGraph(modules, parent);
    expect([...ranked].sort(), `rank every folder of ${parent} in RANKS of scripts/layers.ts`).toEqual(
      [...graph.keys()].sort(),
    );
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
  expect(unranked, 'rank their folders in RANKS of scripts/layers.ts').toEqual([]);
});

test('no import goes round in a circle, between files or between folders', () => {
  const circles = parentFolders.flatMap((parent) =>
    findCircles(folderGraph(modules, parent)).map((circle) => `${parent}: ${circle}`),
  );
  const files = new Map(modules.map(({ file, imports }) => [file, imports]));
  expect([...circles, ...findCircles(files)]).toEqual([]);
});

test('what a file exports is used by another one', () => {
  const taken = new Set([...modules, ...readTestsAndConfiguration()].flatMap(({ takenNames }) => takenNames));
  const exported = modules
    .filter(({ file }) => !READ_BY_OTHERS.test(file))
    .flatMap(({ file, exportedValues }) => exportedValues.map((name) => ({ file, value: `${file} ${name}` })));
  const unused = exported.filter(({ file, value }) => !taken.has(file) && !taken.has(value));
  const names = unused.map(({ value }) => value);
  expect(names, 'delete it, or do not export it').toEqual([]);
});

test('the time zone of the shop is written once', () => {
  expect(modules.filter(({ text }) => text.includes(SITE.timeZone)).map(({ file }) => file)).toEqual([
    'contract/demo-site.ts',
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
