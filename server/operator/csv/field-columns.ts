import { UPLOADS_PATH } from '#contract/pictures.ts';
import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import type { PackContent } from '#engine/domain/catalog/product.ts';
import { slugOf } from '#engine/domain/catalog/slugs.ts';
import { joinList, META, splitList } from './cells.ts';
import { type Column, countColumn, type Field, field, parsedColumn, textColumn, wholeNumber } from './column.ts';
import { type Entry, NO_DOWNLOADS } from './entry.ts';
import { localCalled } from './local-attributes.ts';
import type { Names, ProductReferences } from './names.ts';

// Columns that are more than a field and a format.

/** An empty cell leaves what is. */
export const unlessEmpty = (key: 'slug' | 'parent', of: Column['of']): Field<string> => ({
  ...field(key, of),
  set: (entry, cell) => ({ ...entry, [key]: cell.trim() || entry[key] }),
});

const TYPES = new Set<string>(['simple', 'variable', 'external', 'grouped', 'variation'] satisfies Entry['type'][]);
const FLAGS = new Set(['virtual', 'downloadable']);

/** `simple, downloadable, virtual`. An empty cell leaves what is. */
export const typeColumn: Column = {
  title: 'Type',
  of: 'all',
  read: ({ type, virtual, downloads }) =>
    [type, ...(downloads ? ['downloadable'] : []), ...(virtual ? ['virtual'] : [])].join(', '),
  write(entry, cell) {
    const words = splitList(cell.toLowerCase());
    if (words.length === 0) return entry;
    const types = words.filter((word) => !FLAGS.has(word));
    if (types.length > 1 || !types.every((word) => TYPES.has(word))) return 'NOT_A_CHOICE';
    return {
      ...entry,
      type: (types[0] ?? entry.type) as Entry['type'],
      virtual: words.includes('virtual'),
      downloads: words.includes('downloadable') ? (entry.downloads ?? NO_DOWNLOADS) : null,
    };
  },
};

export const VISIBILITIES = { visible: 'visible', catalog: 'catalog', search: 'search', hidden: 'hidden' } as const;
export const TAX_STATUSES = { taxable: 'taxable', shipping: 'shipping', none: 'none' } as const;
const TAX_CLASSES = { standard: '', 'reduced-rate': 'reduced-rate', 'zero-rate': 'zero-rate' } as const;

export const taxClassColumn: Column = {
  title: 'Tax class',
  of: 'products',
  read: ({ taxClass }) => TAX_CLASSES[taxClass],
  write(entry, cell) {
    const word = cell.trim();
    if (word === '' || word === 'standard') return { ...entry, taxClass: 'standard' };
    return word === 'reduced-rate' || word === 'zero-rate' ? { ...entry, taxClass: word } : 'NOT_A_CHOICE';
  },
};

/** What one pack holds: `350 ml`, `75 g`. */
export const contentColumn: Column = parsedColumn<PackContent | null>(`${META}_content`, field('content'), {
  print: (content) => (content === null ? '' : `${content.amount} ${content.unit}`),
  parse(cell) {
    if (cell === '') return { value: null };
    const [, amount = '', unit] = /^(\d+(?:\.\d+)?) ?(ml|g)$/.exec(cell) ?? [];
    return unit === 'ml' || unit === 'g' ? { value: { amount: Number(amount), unit } } : 'NOT_A_PACK';
  },
});

/** Which attributes the shopper chooses by. WooCommerce has no column for it and guesses. */
export const optionsColumn = (names: Names): Column => ({
  title: `${META}_variation_attributes`,
  of: 'products',
  read: ({ attributes }) =>
    joinList(
      attributes
        .filter(({ forVariations }) => forVariations)
        .map(({ slug, local }) => local?.label[names.main] ?? names.attributeName(slug)),
    ),
  write(entry, cell) {
    const slugs = splitList(cell).map((text) => localCalled(entry.attributes, text)?.slug ?? names.attributeOf(text));
    if (slugs.includes(null)) return 'ATTRIBUTE_UNKNOWN';
    const attributes = entry.attributes.map((attribute) => ({
      ...attribute,
      forVariations: slugs.includes(attribute.slug),
    }));
    return { ...entry, attributes };
  },
});

/** By name, with the categories above it: `Oils > Synthetic, Offers`. The first is the main one. */
export const categoriesColumn = (names: Names): Column =>
  parsedColumn('Categories', field('categories', 'products'), {
    print: (categories) => joinList(categories.map(names.categoryName)),
    parse(cell) {
      const slugs = splitList(cell).map(names.categoryOf);
      if (slugs.includes(null)) return 'CATEGORY_UNKNOWN';
      return { value: [...new Set(slugs.filter((slug) => slug !== null))] };
    },
  });

/** Names first; slugs and the second language's names follow in the same order, where the file has them. */
export function tagColumns({ main, second }: Names): readonly Column[] {
  type Tags = Entry['tags'];
  const list = (
    title: string,
    get: (tag: Tags[number]) => string,
    put: (tags: Tags, texts: readonly string[]) => Tags,
  ) =>
    parsedColumn<readonly string[]>(
      title,
      {
        of: 'products',
        get: ({ tags }) => tags.map(get),
        set: (entry, texts) => ({ ...entry, tags: put(entry.tags, texts) }),
      },
      {
        print: joinList,
        parse(cell) {
          const texts = splitList(cell);
          return texts.every(({ length }) => length <= MAX_LENGTH.tag) ? { value: texts } : 'TOO_LONG';
        },
      },
    );
  const named = (tags: Tags, text: string) =>
    tags.find(({ name }) => name[main] === text) ?? { slug: slugOf(text, text), name: { id: text, en: text } };
  return [
    list(
      'Tags',
      ({ name }) => name[main],
      (tags, texts) => texts.map((text) => named(tags, text)),
    ),
    list(
      `${META}_tag_slugs`,
      ({ slug }) => slug,
      (tags, slugs) => tags.map((tag, index) => ({ ...tag, slug: slugs[index] ?? tag.slug })),
    ),
    list(
      `${META}_tags_${second}`,
      ({ name }) => name[second],
      (tags, texts) =>
        tags.map((tag, index) => ({ ...tag, name: { ...tag.name, [second]: texts[index] ?? tag.name[second] } })),
    ),
  ];
}

/** Other products, by SKU where they have one. */
export const recommendationColumn = (
  title: string,
  key: 'upsells' | 'crossSells' | 'parts',
  products: ProductReferences,
): Column =>
  parsedColumn<readonly string[]>(title, field(key, 'products'), {
    print: (slugs) => joinList(slugs.map(products.nameOf)),
    parse(cell) {
      const slugs = splitList(cell).map(products.slugOf);
      const found = slugs.filter((slug) => slug !== null);
      return found.length === slugs.length ? { value: found } : 'PRODUCT_UNKNOWN';
    },
  });

export const SHIPPING_CLASS: Field<string> = {
  of: 'products',
  get: ({ shippingClass }) => shippingClass ?? '',
  set: (entry, cell) => ({ ...entry, shippingClass: cell.trim() || null }),
};

/** Files below the uploads folder, or addresses of them: the main picture, then the gallery. */
export const picturesColumn = (known: ReadonlySet<string>): Column =>
  parsedColumn('Images', field('pictures'), {
    print: joinList,
    parse(cell) {
      const files = splitList(cell).map(fileOf);
      return files.every((file) => known.has(file)) ? { value: files } : 'PICTURE_UNKNOWN';
    },
  });

/** What stands below the uploads folder of the address: `https://…/wp-content/uploads/2026/a.webp?v=1` → `2026/a.webp`. */
export function fileOf(text: string): string {
  const [, file] = text.split(`${UPLOADS_PATH}/`);
  return file === undefined || !/^https?:/.test(text) ? text.replace(/^\/+/, '') : decoded(file.replace(/\?.*$/, ''));
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Only of what is downloadable, as the type says. */
const download = (key: 'limit' | 'expiryDays'): Field<number | null> => ({
  get: ({ downloads }) => downloads?.[key] ?? null,
  set: (entry, value) => (entry.downloads ? { ...entry, downloads: { ...entry.downloads, [key]: value } } : entry),
});

export const DOWNLOAD_LIMIT_COLUMNS: readonly Column[] = [
  countColumn('Download limit', download('limit')),
  countColumn('Download expiry days', download('expiryDays')),
];

export const buttonTextColumns = ({ main, second }: Names): readonly Column[] =>
  ([main, second] as const).map((language) =>
    textColumn(language === main ? 'Button text' : `${META}_button_text_${language}`, {
      of: 'products',
      get: ({ buttonText }) => buttonText[language],
      set: (entry, cell) => ({ ...entry, buttonText: { ...entry.buttonText, [language]: cell } }),
    }),
  );

export const positionColumn: Column = parsedColumn('Position', field('menuOrder'), {
  print: String,
  parse: (cell) => (cell === '' ? { value: 0 } : wholeNumber(cell)),
});

export const PUBLISHED_AT: Field<Date | null> = {
  of: 'products',
  get: ({ publishedAt }) => publishedAt,
  set: (entry, at) => ({ ...entry, publishedAt: at ?? entry.publishedAt }),
};

/** Of a product that is there already the shop counts by itself. */
export const TOTAL_SALES: Field<number | null> = {
  of: 'products',
  get: ({ totalSales }) => totalSales,
  set: (entry, pieces) => ({ ...entry, totalSales: entry.id === null ? (pieces ?? 0) : entry.totalSales }),
};
