import { readFileSync, type Stats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { versionOf } from '../content/picture-version.ts';
import { nullIfMissing } from './missing-file.ts';

interface Seen {
  /** Another one after every change of the file. */
  readonly mark: string;
  readonly version: string;
}

/** Of a path where no file is. */
const MISSING = null;

/** `ctime` changes with the file even where a copying program sets `mtime` back. */
const markOf = ({ ino, size, ctimeMs }: Stats): string => `${ino} ${size} ${ctimeMs}`;

/** Which content the pictures of a folder have. Each file is read once, and again after it was replaced. */
export function createPictureVersions(uploads: string) {
  const seen = new Map<string, Seen | typeof MISSING>();

  async function look(file: string): Promise<Seen | typeof MISSING> {
    const path = join(uploads, file);
    const facts = await nullIfMissing(stat(path));
    if (!facts?.isFile()) return MISSING;
    const [mark, before] = [markOf(facts), seen.get(file)];
    if (before?.mark === mark) return before;
    const bytes = await nullIfMissing(readFile(path));
    return bytes ? { mark, version: versionOf(bytes) } : MISSING;
  }

  function lookAtOnce(file: string): Seen | typeof MISSING {
    const path = join(uploads, file);
    const facts = statSync(path, { throwIfNoEntry: false });
    return facts?.isFile() ? { mark: markOf(facts), version: versionOf(readFileSync(path)) } : MISSING;
  }

  return {
    /** The version at the first question or the last `refresh`; null where no file was. Waits for the disk at the first. */
    known(file: string): string | null {
      const found = seen.has(file) ? seen.get(file) : lookAtOnce(file);
      seen.set(file, found ?? MISSING);
      return found?.version ?? null;
    },

    /** The version at this moment; null where no file is. */
    async current(file: string): Promise<string | null> {
      const found = await look(file);
      if (found) seen.set(file, found);
      else seen.delete(file);
      return found?.version ?? null;
    },

    /** Looks at every known file again. True when one was replaced, has gone or has come. */
    async refresh(): Promise<boolean> {
      let isChanged = false;
      for (const [file, before] of [...seen]) {
        const now = await look(file);
        seen.set(file, now);
        if (now?.version !== before?.version) isChanged = true;
      }
      return isChanged;
    },
  };
}

export type PictureVersions = ReturnType<typeof createPictureVersions>;
