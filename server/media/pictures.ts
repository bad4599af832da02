import { type FileHandle, open, readFile } from 'node:fs/promises';
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

interface PictureRequest {
  /** The content that the address names; null: whichever the file has. */
  readonly version: string | null;
  readonly takesAvif: boolean;
}

/** An original may be a brochure of many megabytes: it goes out from its file, and takes no memory while a slow client reads it. */
export interface FoundFile {
  /** The caller closes it. */
  readonly handle: FileHandle;
  readonly size: number;
  readonly version: string;
  /** `.webp` */
  readonly extension: string;
  /** The address names its content. */
  readonly isFinal: boolean;
}

/** A copy is final where the address names its content, and no better copy of it will come. */
export type FoundPicture = FoundCopy | FoundFile;

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

  async function findCopy(copy: Copy, { version, takesAvif }: PictureRequest): Promise<FoundCopy | null> {
    const found = await smaller(copy, takesAvif);
    return found && { ...found, isFinal: found.isFinal && version !== null };
  }

  /** The version is asked for again once the file is open: another content must not be kept at this address. */
  async function findOriginal(
    file: string,
    version: string,
    request: PictureRequest,
  ): Promise<FoundFile | OtherVersion | null> {
    const handle = await nullIfMissing(open(join(uploads, file)));
    if (!handle) return null;
    try {
      const { size } = await handle.stat();
      const currentVersion = await versions.current(file);
      if (currentVersion === version)
        return { handle, size, version, extension: extname(file), isFinal: request.version !== null };
      await handle.close();
      return currentVersion === null ? null : { currentVersion };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** The picture at a path below the uploads folder, or null. */
  return async function picture(path: string, request: PictureRequest): Promise<FoundPicture | OtherVersion | null> {
    if (!SAFE_PATH.test(path)) return null;
    const sized = splitSize(path);
    const version = await versions.current(sized?.file ?? path);
    if (version === null) return null;
    if (request.version !== null && request.version !== version) return { currentVersion: version };
    if (!sized) return findOriginal(path, version, request);
    return findCopy({ storedAt: storedPath(path, version), draw: () => draw({ ...sized, version }) }, request);
  };
}

export type Pictures = ReturnType<typeof createPictures>;
