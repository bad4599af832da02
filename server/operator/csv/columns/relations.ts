import { slugOf } from '#engine/domain/catalog/import/slugs.ts';
import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { Form } from '../form.ts';
import { joinList, splitList } from '../lists.ts';
import type { Names } from '../names.ts';
import { type Column, parsedColumn } from './column.ts';
import { META } from './meta.ts';

/** Between what a sheet calls another product, its SKU, and the slug it goes by here. */
export interface Goods {
  /** Null: nothing is called so. */
  slugOf(text: string): string | null;
  nameOf(slug: string): string;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const createGoods = (skus: ReadonlyMap<string, string>): Goods => {
  const bySlug = new Map([...skus].map(([sku, slug]) => [slug, sku]));
  return {
    // A product may be named before it is there, and then by its slug.
    slugOf: (text) => skus.get(text) ?? (SLUG.test(text) ? text : null),
    nameOf(slug) {
      const sku = bySlug.get(slug);
      return sku !== undefined && !sku.includes(',') ? sku : slug;
    },
  };
};

/** Other products beside this one, and the tags it is filed under. */
export const relationColumns = (names: Names, goods: Goods): readonly Column[] => [
  goodsColumn('Upsells', 'upsells', goods),
  goodsColumn('Cross-sells', 'crossSells', goods),
  ...tagColumns(names),
];

const goodsColumn = (title: string, key: 'upsells' | 'crossSells', { slugOf: slugIn, nameOf }: Goods): Column =>
  parsedColumn<readonly string[]>(
    title,
    { of: 'products', get: (form) => form[key], set: (slugs) => ({ [key]: slugs }) },
    {
      print: (slugs) => joinList(slugs.map(nameOf)),
      parse(cell) {
        const slugs = splitList(cell).map(slugIn);
        const found = slugs.filter((slug) => slug !== null);
        return found.length === slugs.length ? { value: found } : 'PRODUCT_UNKNOWN';
      },
    },
  );

/** Names first; slugs and the second language's names follow in the same order, where the sheet has them. */
const tagColumns = ({ main, second }: Names): readonly Column[] => {
  const list = (
    title: string,
    get: (tag: Form['tags'][number]) => string,
    put: (form: Form, texts: readonly string[]) => Form['tags'],
  ) =>
    parsedColumn<readonly string[]>(
      title,
      { of: 'products', get: ({ tags }) => tags.map(get), set: (texts, form) => ({ tags: put(form, texts) }) },
      {
        print: joinList,
        parse(cell) {
          const texts = splitList(cell);
          return texts.every(({ length }) => length <= MAX_LENGTH.tag) ? { value: texts } : 'TOO_LONG';
        },
      },
    );
  return [
    list(
      'Tags',
      ({ name }) => name[main],
      ({ tags }, texts) =>
        texts.map(
          (text) =>
            tags.find(({ name }) => name[main] === text) ?? { slug: slugOf(text, text), name: { id: text, en: text } },
        ),
    ),
    list(
      `${META}_tag_slugs`,
      ({ slug }) => slug,
      ({ tags }, slugs) => tags.map((tag, place) => ({ ...tag, slug: slugs[place] ?? tag.slug })),
    ),
    list(
      `${META}_tags_${second}`,
      ({ name }) => name[second],
      ({ tags }, texts) =>
        tags.map((tag, place) => ({ ...tag, name: { ...tag.name, [second]: texts[place] ?? tag.name[second] } })),
    ),
  ];
};
