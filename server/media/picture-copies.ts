import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { DAY_MS } from '#engine/domain/durations.ts';
import { nullIfMissing } from './missing-file.ts';
import { writeWhole } from './write-whole.ts';

/** A picture in a smaller size. */
export interface Copy {
  /** Path among the stored copies; another one for every content. */
  readonly storedAt: string;
  /** The original in this size, not yet encoded; null when it has gone. */
  draw(): Promise<Sharp | null>;
}

interface Needs {
  /** Shared by all processes of the machine; may be emptied at any time. */
  readonly folder: string;
  readonly maxBytes: number;
  onError(error: unknown): void;
}

/** Copies of pictures on disk. When they take too much room, those that nobody has asked for the longest go. */
export interface PictureCopies {
  /** Null when there is none. */
  read(path: string): Promise<Buffer | null>;
  /** A full disk costs speed, not the picture: it never rejects. */
  write(path: string, bytes: Buffer): Promise<void>;
}

/** After a clean-up so much of the room is taken. */
const KEPT_SHARE = 0.9;

interface StoredCopy {
  readonly file: string;
  readonly bytes: number;
  readonly usedAt: number;
}

async function storedCopies(folder: string): Promise<readonly StoredCopy[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const copies: StoredCopy[] = [];
  for (const entry of found) {
    const file = join(entry.parentPath, entry.name);
    // Another process may have removed it.
    const facts = entry.isFile() ? await nullIfMissing(stat(file)) : null;
    if (facts) copies.push({ file, bytes: facts.size, usedAt: facts.mtimeMs });
  }
  return copies;
}

async function cleanUp(folder: string, maxBytes: number): Promise<void> {
  const copies = await storedCopies(folder);
  let taken = copies.reduce((sum, { bytes }) => sum + bytes, 0);
  if (taken <= maxBytes) return;
  for (const { file, bytes } of copies.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (taken <= maxBytes * KEPT_SHARE) return;
    await rm(file, { force: true });
    taken -= bytes;
  }
}

export function createPictureCopies({ folder, maxBytes, onError }: Needs): PictureCopies {
  /** Written by this process since the last clean-up; what others wrote before it started is not known. */
  let uncounted = Number.POSITIVE_INFINITY;
  let cleaning: Promise<void> | null = null;

  function keepInBounds(): Promise<void> | null {
    if (uncounted < maxBytes * (1 - KEPT_SHARE)) return null;
    uncounted = 0;
    cleaning ??= cleanUp(folder, maxBytes).finally(() => {
      cleaning = null;
    });
    return cleaning;
  }

  return {
    async read(path) {
      const file = join(folder, path);
      const facts = await nullIfMissing(stat(file));
      if (!facts) return null;
      const now = new Date();
      // A copy that is in use is marked so once a day.
      if (now.getTime() - facts.mtimeMs > DAY_MS) utimes(file, now, now).catch(() => undefined);
      return nullIfMissing(readFile(file));
    },
    async write(path, bytes) {
      try {
        await writeWhole(join(folder, path), bytes);
        uncounted += bytes.length;
        await keepInBounds();
      } catch (error) {
        onError(error);
      }
    },
  };
}
