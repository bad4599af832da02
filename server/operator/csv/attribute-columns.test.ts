import { describe, expect, test } from 'vitest';
import { draftCloth } from '#engine/domain/testing/drafts.ts';
import { apply, problemsOf } from './testing/apply-text.ts';
import { storedAs } from './testing/small-catalog.ts';

describe('attributes of one product alone, as WooCommerce writes them', () => {
  const HEADER = 'Type,SKU,Name,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global';
  const SHEET = [
    HEADER,
    'variable,CLOTH,Kain lap,,Warna,"Biru, Hijau muda",1,0',
    'variation,CLOTH-1,,CLOTH,Warna,Biru,,0',
    'variation,CLOTH-2,,CLOTH,warna,hijau muda,,0',
    'variation,CLOTH-3,,CLOTH,Warna,Merah,,0',
  ].join('\n');

  test('are chosen by, with the terms that variations add', () => {
    const { products, problems } = apply(SHEET);
    expect(problems).toEqual([]);
    const [draft] = products.map((product) => product.draft);
    const both = (name: string) => ({ id: name, en: name });
    expect(draft?.attributes).toEqual([
      {
        slug: 'warna',
        terms: ['biru', 'hijau-muda', 'merah'],
        forVariations: true,
        visible: true,
        local: {
          label: both('Warna'),
          terms: [
            { slug: 'biru', name: both('Biru') },
            { slug: 'hijau-muda', name: both('Hijau muda') },
            { slug: 'merah', name: both('Merah') },
          ],
        },
      },
    ]);
    expect(draft?.kind === 'variable' && draft.variations.map(({ choices }) => choices)).toEqual([
      { warna: 'biru' },
      { warna: 'hijau-muda' },
      { warna: 'merah' },
    ]);
  });

  test('keep their translations when a file has none, and those of a term that stays', () => {
    const stored = storedAs([draftCloth('cloth')]);
    const { products, problems } = apply(
      `${HEADER}\nvariable,CLOTH,Kain,,Warna kain,"Biru, Hijau, Merah\\, tua",1,0`,
      stored,
    );
    expect(problems).toEqual([]);
    expect(products[0]?.draft.attributes[0]?.local).toEqual({
      label: { id: 'Warna kain', en: 'Cloth colour' },
      terms: [
        { slug: 'blue', name: { id: 'Biru', en: 'Blue' } },
        { slug: 'hijau', name: { id: 'Hijau', en: 'Hijau' } },
        { slug: 'dark-red', name: { id: 'Merah, tua', en: 'Dark red' } },
      ],
    });
  });

  test('have a default among their own terms', () => {
    const csv = `${HEADER},Attribute 1 default\nvariable,CLOTH,Kain,,Warna,Biru,1,0,Ungu`;
    expect(problemsOf(csv)).toEqual([
      { line: 2, column: 'Attribute 1 default', problem: 'TERM_UNKNOWN', value: 'Ungu' },
    ]);
  });
});
