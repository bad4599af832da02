import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

const ENDINGS: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif']);

const isPicture = (path: string): boolean => ENDINGS.has(extname(path).toLowerCase());

/** The named files, and those of the named folders and all folders in them that are called like pictures. @throws as `stat` does */
export async function pictureFilesIn(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      if (!(await stat(path)).isDirectory()) return [path];
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && isPicture(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return [...new Set(found.flat())];
}

export interface MatchedFile {
  readonly path: string;
  readonly sku: string;
  /** Place among the pictures of one SKU; 0 of a file without a number. */
  readonly order: number;
}

/** `OIL-1L.jpg`, `oil-1l-2.jpg` and `OIL-1L_03.png` show the SKU `OIL-1L`; null where no SKU is meant. */
export function matchFile(path: string, skus: ReadonlyMap<string, string>): MatchedFile | null {
  const name = basename(path, extname(path)).toLowerCase();
  const whole = skus.get(name);
  if (whole !== undefined) return { path, sku: whole, order: 0 };
  const [, stem = '', number = ''] = /^(.+)[-_ ](\d{1,4})$/.exec(name) ?? [];
  const sku = skus.get(stem);
  return sku === undefined ? null : { path, sku, order: Number(number) };
}

/** By order, then by name: `a-2` before `a-10`. */
export const inOrder = (files: readonly MatchedFile[]): readonly MatchedFile[] =>
  files.toSorted((one, other) => one.order - other.order || one.path.localeCompare(other.path));
