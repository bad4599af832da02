import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const STYLE_SHEETS = globSync('storefront/**/*.module.css').sort();
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A, B … Z, AA, AB … In capitals, because helper classes such as `h1` begin with a small letter. */
const letters = (index: number): string =>
  (index < LETTERS.length ? '' : letters(Math.floor(index / LETTERS.length) - 1)) + LETTERS[index % LETTERS.length];

/** As short as can be: the place of the file among all, and of the name in its file. Server and browser come to the same. */
function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z]\w*/gi))];
  return `${letters(STYLE_SHEETS.indexOf(relative(import.meta.dirname, file)))}${names.indexOf(name)}`;
}

const readableClassName = (name: string, file: string) => `${basename(file, '.module.css')}-${name}`;

/** Styles of what stands on most pages: one file for all, where each component would bring its own. */
const FRAME_STYLES =
  /\/storefront\/(pending-page|recently-viewed|ui|brand|cart|features\/(navigation|footer|cart-panel|product-card|home\/shop-by-category)).*\.module\.css$/;

/** What every page loads; each part takes along what it imports. */
const SHELL = /\/storefront\/(root|routes\/shop-layout|features\/product-card\/.*)\.tsx$/;

/** In bytes before compression. */
const WORTH_A_REQUEST = 20_000;

/**
 * Few files, which a phone receives sooner than many. What several pages share is joined with what is closest to it by who
 * needs it, until the file is worth its request.
 */
const browserFiles: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'frame', test: FRAME_STYLES, priority: 3 },
      { name: 'libraries', test: /node_modules/, priority: 2 },
      { name: 'shell', test: SHELL, priority: 1 },
      {
        name: 'shared',
        test: /\.tsx?$/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: WORTH_A_REQUEST,
      },
    ],
  },
  // Without the list of all its readers, by which a shared file is named.
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
};

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
  plugins: [inlineClassNames(), reactRouter()],
  css: { modules: { generateScopedName: command === 'build' ? shortClassName : readableClassName } },
  environments: {
    client: { build: { rolldownOptions: { output: browserFiles } } },
    ssr: { build: { rollupOptions: { input: './server/pages/storefront-app.ts' } } },
  },
}));
