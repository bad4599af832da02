import { existsSync, globSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { laterParts } from './scripts/vite-plugins/later-parts.ts';
import { olderMediaQueries } from './scripts/vite-plugins/older-media-queries.ts';
import { MESSAGES, oneLanguage } from './scripts/vite-plugins/one-language.ts';
import { ownRouteModules } from './scripts/vite-plugins/own-route-modules.ts';
import { withoutEmptyFiles } from './scripts/vite-plugins/without-empty-files.ts';
import { TEXTS_FOLDER } from './storefront/i18n/text-files.ts';

const STYLE_SHEETS = globSync('storefront/**/*.module.css').sort();
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A, B … Z, AA, AB … In capitals, because helper classes such as `h1` begin with a small letter. */
const alphabetic = (index: number): string =>
  (index < ALPHABET.length ? '' : alphabetic(Math.floor(index / ALPHABET.length) - 1)) +
  ALPHABET[index % ALPHABET.length];

/** In digits and small letters: the bundler writes only texts of three characters where they are used. */
const RADIX = 36;

/** As short as can be: the place of the file among all, and of the name in its file. Server and browser come to the same. */
function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z]\w*/gi))];
  return alphabetic(STYLE_SHEETS.indexOf(relative(import.meta.dirname, file))) + names.indexOf(name).toString(RADIX);
}

const readableClassName = (name: string, file: string) => `${basename(file, '.module.css')}-${name}`;

/** Styles of what stands on most pages: one file for all, where each component would bring its own. */
const FRAME_STYLES =
  /\/storefront\/(next-page|pages\/(recently-viewed|cart-suggestions)|ui|brand|cart|features\/(navigation|footer|cart-panel|product-card|home\/shop-by-category)).*\.module\.css$/;

/** Finds modules of the storefront. Throws where one has moved, which would change what a page loads and nothing else. */
function ownModules(...files: readonly string[]): string {
  const moved = files.find((file) => !existsSync(join(import.meta.dirname, 'storefront', file)));
  if (moved) throw new Error(`vite.config.ts names storefront/${moved}, which does not exist`);
  return `/storefront/(${files.join('|')})$`;
}

const TEXT_FILES = ['i18n/bilingual.ts', 'i18n/other-texts.ts', 'i18n/text-files.ts'];
const CODE_LOADERS = ['next-page/route-modules.ts', 'next-page/load-code.ts'];
/** And what every text is made with. */
const LIBRARIES = new RegExp(`node_modules|rolldown/runtime|${ownModules(...TEXT_FILES, ...CODE_LOADERS)}`);
const FORMATS = new RegExp(ownModules('i18n/format.ts'));

/** The files that every page loads at once, and those of the pages that most visits begin with. */
const SHELL = ['entry.client', 'root', 'shop-layout'];
const FIRST_PAGES = [['home'], ['products', 'product-category'], ['product']];
/** What they load when they stand, and at the first touch. */
const FRAME = [
  'frame-parts',
  'cart-notices',
  'cart-panel',
  'cart-suggestions',
  'compare-bar',
  'connection-notice',
  'report-typed',
  'result-notices',
  'wishlist-notices',
];
const TOUCHED = ['error-page', 'shop-by-category', 'cart-content', 'next-code', 'page-shapes', 'pressed-link'];
const BODIES = ['home-body', 'catalog-body', 'product-body'];

const FILE = /([\w.-]+)\.tsx?(?:\?.*)?$/;
const NAMED = new Set([...SHELL, ...FIRST_PAGES.flat(), ...FRAME, ...TOUCHED, ...BODIES]);

/** Any other file that is loaded by itself. */
const OTHER = 'other';

/** Which of these files need a module, or others. What is imported when it is first used does not count. */
function readersOf(id: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>();
  const readers = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const name = FILE.exec(next)?.[1] ?? '';
    const { importers = [], dynamicImporters = [], isEntry } = modules.getModuleInfo(next) ?? {};
    if (isEntry || dynamicImporters.length > 0) readers.add(NAMED.has(name) ? name : OTHER);
    waiting.push(...importers);
  }
  return readers;
}

type Name = (id: string, modules: Rolldown.ChunkingContext) => string | null;

const has = (readers: ReadonlySet<string>, files: readonly string[]) => files.some((file) => readers.has(file));

/** What a first page loads at once, but for its own file and styles. */
const ifFirst =
  (name: string): Name =>
  (id, modules) => {
    if (FRAME_STYLES.test(id)) return name;
    const readers = readersOf(id, modules);
    const pages = FIRST_PAGES.filter((files) => has(readers, files));
    const isOwn = pages.length === 1 && (id.endsWith('.css') || FIRST_PAGES.flat().includes(FILE.exec(id)?.[1] ?? ''));
    return has(readers, SHELL) || (pages.length > 0 && !isOwn) ? name : null;
  };

const ifOwnStyles: Name = (id, modules) => {
  const readers = readersOf(id, modules);
  const page = FIRST_PAGES.find((files) => has(readers, files));
  return page ? `styles-${page[0]}` : null;
};

/** Of one body only. */
const ifBody =
  (name: string): Name =>
  (id, modules) => {
    const body = BODIES.find((file) => readersOf(id, modules).has(file));
    return body ? `${name}-${body}` : null;
  };

/** Of the frame, or of several things that a visit is about to see. */
const ifFrame =
  (name: string): Name =>
  (id, modules) => {
    const readers = readersOf(id, modules);
    const next = [...BODIES.map((file) => [file]), TOUCHED].filter((files) => has(readers, files));
    return has(readers, FRAME) || next.length > 1 ? name : null;
  };

const ifTouched =
  (name: string): Name =>
  (id, modules) =>
    has(readersOf(id, modules), TOUCHED) ? name : null;

/** Of one body, and of pages that fewer visits come to: without it, a body would load what those pages share with each other. */
const ifBodyAndOthers: Name = (id, modules) => {
  const readers = readersOf(id, modules);
  const body = BODIES.find((file) => readers.has(file));
  return body && readers.has(OTHER) ? `of-${body}` : null;
};

/** A shared file is named by the list of all its readers. */
const withoutReaders = (name: string) => name.split('~')[0];

/**
 * The first browsers with cascade layers, in which all styles are. Some of those that shoppers have get no newer ones: iPhones of 2015
 * end with Safari 15, UC Browser with Chrome 100. Their page has its look; what its code needs is asked in `start-later.ts`.
 */
const STYLED_BROWSERS = ['chrome99', 'firefox97', 'safari15.4'];

/** In bytes before compression. */
const WORTH_A_REQUEST = 4_000;

/**
 * Few files, which a phone receives sooner than many, and in those that come first nothing that is not needed first. What other
 * pages share is joined with what is closest to it by who needs it, until the file is worth its request.
 */
const browserFiles: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'libraries', test: LIBRARIES, priority: 10 },
      { name: ifFirst('texts'), debugName: 'first texts', test: MESSAGES, priority: 9 },
      { name: ifFirst('shell'), debugName: 'shell', priority: 8 },
      { name: 'formats', test: FORMATS, priority: 7 },
      { name: ifFrame('texts-frame'), debugName: 'texts of the frame', test: MESSAGES, priority: 6 },
      { name: ifBody('texts'), debugName: 'texts of a body', test: MESSAGES, priority: 5.5 },
      { name: ifTouched('texts-touched'), debugName: 'texts at a touch', test: MESSAGES, priority: 5.2 },
      { name: 'texts', test: MESSAGES, priority: 5, entriesAware: true, entriesAwareMergeThreshold: WORTH_A_REQUEST },
      { name: ifOwnStyles, debugName: 'styles of a first page', test: /\.css$/, priority: 4 },
      { name: ifFrame('frame'), debugName: 'frame', priority: 3 },
      { name: ifTouched('touched'), debugName: 'at the first touch', test: /\.tsx?$/, priority: 2.5 },
      { name: ifBodyAndOthers, debugName: 'what a body shares', test: /\.tsx?$/, priority: 2 },
      {
        name: 'shared',
        test: /\.tsx?$/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: WORTH_A_REQUEST,
      },
    ],
  },
  chunkFileNames: ({ name }) =>
    name.startsWith('texts') ? `${TEXTS_FOLDER.slice(1)}[hash].js` : `assets/${withoutReaders(name)}-[hash].js`,
  assetFileNames: ({ names }) =>
    `assets/${withoutReaders(basename(names[0] ?? '', extname(names[0] ?? '')))}-[hash][extname]`,
};

/** Of every file another one names: what comes with each page, so that no part has to ask for it. */
const ALWAYS_THERE = /^assets\/(libraries|shell|rolldown-runtime)-/;

/** A slow machine is no reason to warn whoever starts the shop. */
const checks = { bundlerTimings: false };

/** Lets the build write class names where they are used and drop the list of them, but not the style sheet itself. */
const inlineClassNames = (): Plugin[] => [
  {
    name: 'import-class-names-one-by-one',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx$/, code: '.module.css' },
      handler: (code) => code.replaceAll(/import styles from (?='[^']+\.module\.css')/g, 'import * as styles from '),
    },
  },
  {
    name: 'keep-style-sheets',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
    },
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    inlineClassNames(),
    oneLanguage(),
    laterParts(),
    ownRouteModules(),
    withoutEmptyFiles(),
    olderMediaQueries(),
    reactRouter(),
  ],
  css: { modules: { generateScopedName: command === 'build' ? shortClassName : readableClassName } },
  build: {
    cssTarget: STYLED_BROWSERS,
    modulePreload: { resolveDependencies: (_file, names) => names.filter((name) => !ALWAYS_THERE.test(name)) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: browserFiles, checks } } },
    ssr: { build: { rolldownOptions: { input: './server/pages/storefront-app.ts', checks } } },
  },
}));
