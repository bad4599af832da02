import { expect, test } from 'vitest';
import { withoutEmptyFiles } from './without-empty-files.ts';

type Handler = (this: unknown, options: unknown, bundle: Readonly<Record<string, unknown>>) => void;

const chunk = (fileName: string, code: string, imports: readonly string[], sheets: readonly string[]) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  code,
  imports,
  viteMetadata: { importedCss: new Set(sheets) },
});

const EMPTY = 'assets/styles-home-1.js';

const build = (page: ReturnType<typeof chunk>, name: string) => {
  const { handler } = withoutEmptyFiles().generateBundle as unknown as { readonly handler: Handler };
  const bundle = { [page.fileName]: page, [EMPTY]: chunk(EMPTY, '', [], ['assets/styles-home-1.css']) };
  handler.call({ environment: { name } }, {}, bundle);
  return bundle;
};

test('a script that holds nothing is not requested, and its styles come with whatever imports it', () => {
  const code = 'import{a}from"./shell-1.js";import"./styles-home-1.js";a();';
  const bundle = build(chunk('assets/home-1.js', code, ['assets/shell-1.js', EMPTY], ['assets/home-1.css']), 'client');
  expect(bundle).toEqual({
    'assets/home-1.js': chunk(
      'assets/home-1.js',
      'import{a}from"./shell-1.js";a();',
      ['assets/shell-1.js'],
      ['assets/home-1.css', 'assets/styles-home-1.css'],
    ),
  });
});

test('a build stops where such a script is imported in another way', () => {
  const page = chunk('assets/home-1.js', 'import * as styles from "./styles-home-1.js";', [EMPTY], []);
  expect(() => build(page, 'client')).toThrow('assets/home-1.js imports assets/styles-home-1.js in another way');
});
