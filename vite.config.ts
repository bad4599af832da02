import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

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

/** Styles of what stands on every page: one file for all, where each component would bring its own. */
const FRAME =
  /\/storefront\/(ui|brand|cart|features\/(navigation|footer|cart-panel|product-card|home\/shop-by-category)).*\.module\.css$/;

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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: FRAME }] } } } } },
    ssr: { build: { rollupOptions: { input: './server/pages/storefront-app.ts' } } },
  },
}));
