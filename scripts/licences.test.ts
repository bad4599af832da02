import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

const PERMISSIVE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC-BY-4.0'],
];
/** Only tools that test and build the shop: nothing of theirs is served or changed. */
const TOOLS_ONLY = ['MPL-2.0'];
/** libvips, the library behind sharp: loaded as it is, as a file of its own that anyone may replace. */
const LIBVIPS = /^node_modules\/@img\/sharp-(libvips|wasm32|win32)/;

/** Every licence that an expression of SPDX asks for. Of those joined by OR one is enough. */
const isAllowed = (expression: string, allowed: readonly string[]): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allowed.includes(licence)));

const refused = (locked: Readonly<Record<string, LockedPackage>>): readonly string[] =>
  Object.entries(locked)
    .filter(([path]) => path !== '')
    .filter(([path, { license = 'none', dev = false }]) => {
      const own = LIBVIPS.test(path) ? ['LGPL-3.0-or-later'] : [];
      return !isAllowed(license, [...PERMISSIVE, ...own, ...(dev ? TOOLS_ONLY : [])]);
    })
    .map(([path, { license = 'none' }]) => `${path}: ${license}`);

test('every package that the shop is made of has a permissive licence', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(refused(packages)).toEqual([]);
});

test.each([
  ['GPL-3.0-only', false],
  ['GPL-3.0-only OR MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT AND Zlib)', true],
])('%s: %o', (license, isFine) => {
  expect(refused({ 'node_modules/other': { license } })).toHaveLength(isFine ? 0 : 1);
});

test('a licence for tools alone is none for what is served, and a missing one is none', () => {
  expect(refused({ 'node_modules/tool': { license: 'MPL-2.0', dev: true } })).toEqual([]);
  expect(refused({ 'node_modules/served': { license: 'MPL-2.0' }, 'node_modules/unknown': {} })).toHaveLength(2);
});
