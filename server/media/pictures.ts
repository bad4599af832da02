import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { splitSize } from '#contract/pictures.ts';
import { versionOf } from '../content/picture-version.ts';
import type { LargeOriginals } from './large-originals.ts';
import { nullIfMissing } from './missing-file.ts';
import type { Copy } from './picture-copies.ts';
import type { PictureVersions } from './picture-versions.ts';
import type { FoundCopy, SmallerPictures } from './smaller-pictures.ts';

/** Letters, digits, dot, dash, underscore and slash: no way up, no hidden file. */
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:webp|png|jpg|pdf)$/;

interface Needs {
  readonly uploads: string;
  readonly smaller: SmallerPictures;
  readonly largeOriginals: LargeOriginals;
  readonly versions: Pick<PictureVersions, 'current'>;
}

interface Asked {
  /** The content that the address names; null: whichever the file has. */
  readonly version: string | null;
  readonly takesAvif: boolean;
}

/** Final: the address names its content, and no better copy of it will come. */
export type FoundPicture = FoundCopy;

/** The file has another content than the address names. */
export interface OtherVersion {
  readonly currentVersion: string;
}

interface SizedFile {
  readonly file: string;
  readonly version: string;
  readonly box: readonly [number, number];
}

/** `2026/oil-320x320.webp` → `2026/oil-320x320.8Jx0aQ2mZk.webp`. */
function storedPath(path: string, version: string): string {
  const extension = extname(path);
  return `${path.slice(0, -extension.length)}.${version}${extension}`;
}

/** Uploaded pictures, and smaller copies that are made at the first request and stored. */
export function createPictures({ uploads, smaller, largeOriginals, versions }: Needs) {
  async function read(file: string, version: string): Promise<Buffer | null> {
    const bytes = await nullIfMissing(readFile(join(uploads, file)));
    return bytes && versionOf(bytes) === version ? bytes : null;
  }

  /** Null when the file has gone, holds something else by now or cannot be drawn. */
  async function draw({ file, version, box: [width, height] }: SizedFile): Promise<Sharp | null> {
    const found = await largeOriginals({ file, version, storedAt: storedPath(file, version) });
    const original = found === 'file' ? await read(file, version) : found;
    return original && sharp(original).rotate().resize({ width, height, fit: 'inside', withoutEnlargement: true });
  }

  async function findCopy(copy: Copy, { version, takesAvif }: Asked): Promise<FoundPicture | null> {
    const found = await smaller(copy, takesAvif);
    return found && { ...found, isFinal: found.isFinal && version !== null };
  }

  async function findOriginal(path: string, { version }: Asked): Promise<FoundPicture | null> {
    const bytes = await nullIfMissing(readFile(join(uploads, path)));
    return bytes && { bytes, extension: extname(path), isFinal: version === versionOf(bytes) };
  }

  /** The picture at a path below the uploads folder, or null. */
  return async function picture(path: string, asked: Asked): Promise<FoundPicture | OtherVersion | null> {
    if (!SAFE_PATH.test(path)) return null;
    const sized = splitSize(path);
    const version = await versions.current(sized?.file ?? path);
    if (version === null) return null;
    if (asked.version !== null && asked.version !== version) return { currentVersion: version };
    if (!sized) return findOriginal(path, asked);
    return findCopy({ storedAt: storedPath(path, version), draw: () => draw({ ...sized, version }) }, asked);
  };
}

export type Pictures = ReturnType<typeof createPictures>;
