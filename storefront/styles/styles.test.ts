import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const withoutComments = (css: string): string => css.replaceAll(/\/\*.*?\*\/|url\(.*?\)/gs, '');
const namesIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const COMPONENTS = globSync('storefront/**/*.tsx').filter((path) => !path.includes('.test.'));
const MODULES = globSync('storefront/**/*.module.css');
const GLOBAL_SHEETS = globSync('storefront/styles/*.css');

const classesIn = (path: string) => namesIn(withoutComments(read(path)), /\.([a-z][\w-]*)/gi);
const HELPERS = [...new Set(GLOBAL_SHEETS.filter((path) => !path.endsWith('app.css')).flatMap(classesIn))];

const moduleOf = (component: string): string | null => {
  const [, file] = /import styles from '(.+\.module\.css)';/.exec(read(component)) ?? [];
  return file ? join(dirname(component), file) : null;
};

/** Names of helper classes: plain words in `className` and in the calls that put class names together. */
const helpersUsedIn = (component: string): readonly string[] => {
  const text = read(component);
  const lists = [
    ...namesIn(text, /className="([^"]*)"/g),
    ...namesIn(text, /\b(?:classNames|iconButtonClass)\(([^()]*)/g).flatMap((call) =>
      namesIn(call, /(?:^|, |&& )'([\w ]+)'/g),
    ),
  ];
  return lists.flatMap((list) => list.split(' ')).filter((name) => name !== '');
};

/** First arguments of `iconButtonClass`. */
const ICON_BUTTON_VARIANTS = ['solid', 'line', 'bare'];

test('each style sheet belongs to one component', () => {
  const owners = COMPONENTS.map(moduleOf).filter((path) => path !== null);
  expect(owners.toSorted()).toEqual(MODULES.toSorted());
});

test('each component uses every class of its style sheet and no other', () => {
  const faults = COMPONENTS.flatMap((component) => {
    const sheet = moduleOf(component);
    if (sheet === null) return [];
    const [used, written] = [namesIn(read(component), /\bstyles\.(\w+)/g), classesIn(sheet)];
    return [
      ...used.filter((name) => !written.includes(name)).map((name) => `${component}: no ${name} in its style sheet`),
      ...written.filter((name) => !used.includes(name)).map((name) => `${sheet}: ${name} is not used`),
    ];
  });
  expect(faults).toEqual([]);
});

test('components use the helper classes that there are, and all of them', () => {
  const used = new Set(COMPONENTS.flatMap(helpersUsedIn).filter((name) => !ICON_BUTTON_VARIANTS.includes(name)));
  const headings = ['h1', 'h2', 'h3'];
  expect([...used].filter((name) => !HELPERS.includes(name))).toEqual([]);
  expect(HELPERS.filter((name) => !used.has(name) && !headings.includes(name))).toEqual([]);
});

test('class names are words in camel case', () => {
  const names = [...HELPERS, ...MODULES.flatMap(classesIn)];
  expect(names.filter((name) => !/^[a-z]+\d?(?:[A-Z][a-z]+)*$/.test(name))).toEqual([]);
});

test('every custom property that is read is set, and every one that is set is read', () => {
  const sheets = [...GLOBAL_SHEETS, ...MODULES].map((path) => withoutComments(read(path))).join('\n');
  const scripts = globSync('storefront/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .map(read)
    .join('\n');
  const set = [...namesIn(sheets, /(--[\w-]+):/g), ...namesIn(scripts, /'(--[\w-]+)':/g)];
  const readWithoutFallback = namesIn(sheets, /var\((--[\w-]+)\)/g);
  const readAnywhere = [...namesIn(sheets, /var\((--[\w-]+)/g), ...namesIn(scripts, /[('](--[\w-]+)[)']/g)];
  expect(readWithoutFallback.filter((name) => !set.includes(name))).toEqual([]);
  expect([...new Set(set)].filter((name) => !readAnywhere.includes(name))).toEqual([]);
});

test('the order of the cascade layers is known before any component brings styles', () => {
  const [first] = read('storefront/root.tsx').match(/^import .*$/m) ?? [];
  expect(first).toBe("import './styles/app.css';");
  expect(read('storefront/styles/app.css')).toMatch(/^@layer [\w, ]+;$/m);
});

test('a browser that darkens pages by itself leaves the shop as it is', () => {
  expect(read('storefront/styles/theme.css')).toMatch(
    /:root,\s+\[data-theme="light"\] \{[^}]*color-scheme: only light;/,
  );
});
