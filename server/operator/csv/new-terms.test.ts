import { expect, test } from 'vitest';
import type { Taxonomies } from './names.ts';
import { newTermsIn, withNewTerms } from './new-terms.ts';
import { tableOf } from './testing/apply-text.ts';

const category = (id: number, slug: string, name: string, parentId: number | null = null) => ({
  id,
  slug,
  name,
  parentId,
  description: '',
  order: id,
  picture: null,
  count: 0,
});
const term = (slug: string, name: string, order: number) => ({ id: order, slug, name, order, count: 0 });

/** Two categories of one name, one of them below another; one attribute with two terms. */
const SHOP: Taxonomies = {
  categories: {
    id: [category(1, 'oils', 'Oli'), category(2, 'full', 'Sintetik', 1), category(3, 'other-oils', 'Oli')],
    en: [category(1, 'oils', 'Oils'), category(2, 'full', 'Synthetic', 1), category(3, 'other-oils', 'More oils')],
  },
  attributes: {
    id: [{ id: 1, slug: 'colour', label: 'Warna', terms: [term('blue', 'Biru', 0), term('red', 'Merah', 1)] }],
    en: [{ id: 1, slug: 'colour', label: 'Colour', terms: [term('blue', 'Blue', 0), term('red', 'Red', 1)] }],
  },
};

const newIn = (text: string) => newTermsIn(tableOf(text).rows, SHOP, 'id');
const categoriesIn = (text: string) =>
  newIn(`SKU,Categories\n${text}`).categories.map(({ slug, parent, text: { id, en }, order }) => [
    ...[slug, parent, id.name, en.name, order],
  ]);

test('a category comes with those above it, after those of the shop, called the same in both languages', () => {
  expect(categoriesIn('A,"Washing > Mitts > Wool, Washing > Cloths"\nB,washing')).toEqual([
    ['washing', null, 'Washing', 'Washing', 4],
    ['mitts', 'washing', 'Mitts', 'Mitts', 5],
    ['wool', 'mitts', 'Wool', 'Wool', 6],
    ['cloths', 'washing', 'Cloths', 'Cloths', 7],
  ]);
});

test.each([
  ['by its path in either language', 'A,"Oli > Sintetik, oils > synthetic"', []],
  ['by its slug', 'A,full', []],
  ['under one of the shop', 'A,Oils > Mineral', [['mineral', 'oils', 'Mineral', 'Mineral', 4]]],
  ['not where the name is another’s slug', 'A,Oils > Full', [['full-2', 'oils', 'Full', 'Full', 4]]],
  ['not where a part of the path is empty', 'A,Washing >  > Wool', []],
])('a category is found %s', (_case, text, expected) => {
  expect(categoriesIn(text)).toEqual(expected);
});

test('attributes that products share get their missing terms after those they have', () => {
  const HEADER = 'SKU,Attribute 1 name,Attribute 1 value(s),Attribute 1 global,Attribute 1 default';
  const { attributes } = newIn(
    [
      HEADER,
      'A,Warna,"Blue, Hijau muda",1,Grey',
      'B,Wash-Fibre,Wool,1,',
      'C,wash-fibre,"wool, Cotton",,',
      'D,Logo,Yes,0,',
    ].join('\n'),
  );
  const both = (name: string) => ({ id: name, en: name });
  expect(attributes).toEqual([
    {
      slug: 'colour',
      label: { id: 'Warna', en: 'Colour' },
      terms: [
        { slug: 'blue', name: { id: 'Biru', en: 'Blue' } },
        { slug: 'red', name: { id: 'Merah', en: 'Red' } },
        { slug: 'hijau-muda', name: both('Hijau muda') },
        { slug: 'grey', name: both('Grey') },
      ],
    },
    {
      slug: 'washfibre',
      label: both('Wash-Fibre'),
      terms: [
        { slug: 'wool', name: both('Wool') },
        { slug: 'cotton', name: both('Cotton') },
      ],
    },
  ]);
});

test('nothing is new in a file once its terms are the shop’s', () => {
  const text =
    'SKU,Categories,Attribute 1 name,Attribute 1 value(s)\nA,"Washing > Mitts, Oils > Mineral",Fibre,"Wool, Cotton"';
  const { rows } = tableOf(text);
  const found = newTermsIn(rows, SHOP, 'id');
  expect([found.categories.length, found.attributes.length]).toEqual([3, 1]);
  expect(newTermsIn(rows, withNewTerms(SHOP, found), 'id')).toEqual({ categories: [], attributes: [] });
});
