import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GUIDES } from '../catalogue/products/guides.ts';

const folder = new URL('./', import.meta.url);
const guides = GUIDES.flatMap((product) => (product.type === 'virtual' ? [product] : []));
const pagesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;

describe.each(guides.map((guide) => [guide.slug, guide] as const))('%s', (_slug, { files, copy }) => {
  test.each(files.map(({ file }) => file))('%s is a PDF of at most 200 KB with the pages that are promised', (file) => {
    const bytes = readFileSync(new URL(file, folder));
    const pdf = bytes.toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(bytes.length).toBeLessThanOrEqual(200 * 1024);
    expect(copy.en.specifications).toContainEqual(['Pages', String(pagesOf(pdf))]);
    expect(copy.id.specifications).toContainEqual(['Halaman', String(pagesOf(pdf))]);
  });

  test('has one file in each language, named in both', () => {
    expect(files.map(({ name }) => name.en.match(/Indonesian|English/)?.[0])).toEqual(['Indonesian', 'English']);
    expect(files.map(({ name }) => name.id.match(/Indonesia|Inggris/)?.[0])).toEqual(['Indonesia', 'Inggris']);
  });
});

test('every file that is sold belongs to exactly one guide', () => {
  const sold = guides.flatMap(({ files }) => files.map(({ file }) => file));
  expect(sold.toSorted()).toEqual(
    readdirSync(folder)
      .filter((name) => name.endsWith('.pdf'))
      .toSorted(),
  );
  const ids = guides.flatMap(({ files }) => files.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('one guide is free and unlimited, the other may be fetched five times within thirty days', () => {
  expect(
    guides.map(({ cents, downloadLimit, downloadExpiryDays }) => ({ cents, downloadLimit, downloadExpiryDays })),
  ).toEqual([
    { cents: 250, downloadLimit: 5, downloadExpiryDays: 30 },
    { cents: 0, downloadLimit: null, downloadExpiryDays: null },
  ]);
});
