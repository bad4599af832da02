import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSeed } from './read/read-seed.ts';

const folder = new URL('./files/', import.meta.url);

const guides = readSeed().products.flatMap((product) =>
  product.kind === 'simple' && product.downloads ? [{ ...product, downloads: product.downloads }] : [],
);
const pagesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;

describe.each(guides.map((guide) => [guide.slug, guide] as const))('%s', (_slug, { downloads: { files }, text }) => {
  test.each(files.map(({ file }) => file))('%s is a PDF of at most 200 KB with the pages that are promised', (file) => {
    const bytes = readFileSync(new URL(file, folder));
    const pdf = bytes.toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(bytes.length).toBeLessThanOrEqual(200 * 1024);
    expect(text.en.specifications).toContainEqual({ name: 'Pages', value: String(pagesOf(pdf)) });
    expect(text.id.specifications).toContainEqual({ name: 'Halaman', value: String(pagesOf(pdf)) });
  });

  test('has one file in each language, named in both', () => {
    expect(files.map(({ name }) => name.en.match(/Indonesian|English/)?.[0])).toEqual(['Indonesian', 'English']);
    expect(files.map(({ name }) => name.id.match(/Indonesia|Inggris/)?.[0])).toEqual(['Indonesia', 'Inggris']);
  });
});

test('every file that is sold belongs to exactly one guide', () => {
  const files = guides.flatMap(({ downloads }) => downloads.files);
  expect(files.map(({ file }) => file).toSorted()).toEqual(readdirSync(folder).toSorted());
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
});

test('one guide is free and unlimited, the other may be fetched five times within thirty days', () => {
  expect(
    guides.map(({ price, downloads: { limit, expiryDays } }) => ({ cents: price.regular, limit, expiryDays })),
  ).toEqual([
    { cents: 250, limit: 5, expiryDays: 30 },
    { cents: 0, limit: null, expiryDays: null },
  ]);
});
