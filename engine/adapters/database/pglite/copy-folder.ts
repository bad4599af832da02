import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { NoDiskSpace } from '../connection/errors.ts';
import { OWNER_ONLY } from './cluster.ts';
import type { Copied } from './messages.ts';

/** Of the disk, for what the shop writes while the copy is there. */
const SPARE_BYTES = 128 * 1024 * 1024;

/** The clock of a file system ticks slowly: a file written to at this moment may be written to again at the same one. */
const SETTLED_MS = 1000;

/** By reference where the file system can. */
const COPY_MODE = constants.COPYFILE_FICLONE;

/** Where a copy of the database stands while it is sent. */
export const copyName = (folder: string, name: string): string => `${folder}.copy-${name}`;

/** What a process left behind that was killed while it sent one. Nobody else may have the folder open. */
export function removeCopies(folder: string): void {
  const copies = readdirSync(dirname(folder)).filter((name) => name.startsWith(copyName(basename(folder), '')));
  for (const name of copies) rmSync(join(dirname(folder), name), { recursive: true, force: true });
}

/**
 * Copies the files while the database goes on writing to them, so that little is left for `completeCopy`.
 * @throws NoDiskSpace before it has filled the disk
 */
export async function copyAhead(folder: string, copy: string): Promise<Copied> {
  const copied = new Map<string, string>();
  const paths = await readdir(folder, { recursive: true });
  const found = await Promise.all(paths.map(async (path) => ({ path, facts: await factsOf(join(folder, path)) })));
  const bytes = found.reduce((sum, { facts }) => sum + (facts?.size ?? 0), 0);
  const { bavail, bsize } = await statfs(dirname(folder));
  if (bavail * bsize < bytes + SPARE_BYTES) throw new NoDiskSpace(folder);
  await mkdir(copy, { mode: OWNER_ONLY });
  for (const { path } of found) {
    const facts = await factsOf(join(folder, path));
    if (facts?.isDirectory()) await mkdir(join(copy, path), { recursive: true });
    else if (facts && (await copyIfThere(join(folder, path), join(copy, path))) && isSettled(facts))
      copied.set(path, versionOf(facts));
  }
  return copied;
}

const isSettled = ({ mtimeMs }: Stats): boolean => Date.now() - mtimeMs > SETTLED_MS;

const versionOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`;

const factsOf = (path: string): Promise<Stats | null> => stat(path).catch(nullIfGone);

const copyIfThere = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to, COPY_MODE).then(
    () => true,
    (error: unknown) => nullIfGone(error) ?? false,
  );

/** The database removes files at any time. */
function nullIfGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Copies what was written to since, and removes what is gone. Nothing may write to the files meanwhile. */
export function completeCopy(folder: string, copy: string, copied: Copied): void {
  const paths = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  for (const path of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
    if (!paths.has(path)) rmSync(join(copy, path), { recursive: true, force: true });
  for (const path of paths) {
    const facts = statSync(join(folder, path));
    if (facts.isDirectory()) mkdirSync(join(copy, path), { recursive: true });
    else if (copied.get(path) !== versionOf(facts)) copyFileSync(join(folder, path), join(copy, path), COPY_MODE);
  }
}
