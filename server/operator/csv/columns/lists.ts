import { UPLOADS_PATH } from '#contract/pictures.ts';
import type { Form } from '../form.ts';
import { joinList, splitList } from '../lists.ts';
import type { Names } from '../names.ts';
import type { Column } from './column.ts';

const TYPES = new Set<string>(['simple', 'variable', 'external', 'variation'] satisfies Form['type'][]);
const FLAGS = new Set(['virtual', 'downloadable']);

/** `simple, downloadable, virtual`. An empty cell leaves what is. */
export const typeColumn: Column = {
  title: 'Type',
  of: 'all',
  read: ({ type, virtual, downloadable }) =>
    [type, ...(downloadable ? ['downloadable'] : []), ...(virtual ? ['virtual'] : [])].join(', '),
  write(form, cell) {
    const words = splitList(cell.toLowerCase());
    if (words.length === 0) return null;
    const types = words.filter((word) => !FLAGS.has(word));
    if (types.length > 1 || !types.every((word) => TYPES.has(word))) return 'NOT_A_CHOICE';
    form.type = (types[0] ?? form.type) as Form['type'];
    form.virtual = words.includes('virtual');
    form.downloadable = words.includes('downloadable');
    return null;
  },
};

/** By name, with the categories above it: `Oils > Synthetic, Offers`. The first is the main one. */
export const categoriesColumn = (names: Names): Column => ({
  title: 'Categories',
  of: 'products',
  read: ({ categories }) => joinList(categories.map(names.categoryName)),
  write(form, cell) {
    const slugs = splitList(cell).map(names.categoryOf);
    if (slugs.includes(null)) return 'CATEGORY_UNKNOWN';
    form.categories = [...new Set(slugs.filter((slug) => slug !== null))];
    return null;
  },
});

/** Files below the uploads folder, or addresses of them: the main picture, then the gallery. */
export const imagesColumn = (known: ReadonlySet<string>): Column => ({
  title: 'Images',
  of: 'all',
  read: ({ pictures }) => joinList(pictures),
  write(form, cell) {
    const files = splitList(cell).map(fileOf);
    if (!files.every((file) => known.has(file))) return 'PICTURE_UNKNOWN';
    form.pictures = files;
    return null;
  },
});

/** What stands below the uploads folder of the address: `https://…/wp-content/uploads/2026/a.webp` → `2026/a.webp`. */
function fileOf(text: string): string {
  const [, file] = text.split(`${UPLOADS_PATH}/`);
  return file === undefined || !/^https?:/.test(text) ? text.replace(/^\/+/, '') : decoded(file);
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
