import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
const CODE_BLOCK = /^```.*?^```$/gms;
/** A link inside of it is an example. */
const INLINE_CODE = /`[^`]*`/g;

const readPage = (file: string): string => readFileSync(file, 'utf8').replaceAll(CODE_BLOCK, '');

/** The names that a Markdown viewer gives the headings of a page: `## The way of a price` → `the-way-of-a-price`. */
const anchorsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), path));
  if (!existsSync(target)) return true;
  return anchor !== undefined && !(statSync(target).isFile() && anchorsOf(readPage(target)).includes(anchor));
}

test('every link between the documents leads to a file and a heading that exist', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md']);
  const links = pages.flatMap((file) =>
    [...readPage(file).replaceAll(INLINE_CODE, '').matchAll(LINK)].map(([, link = '']) => ({ file, link })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ file, link }) => isBroken(file, link))).toEqual([]);
});
