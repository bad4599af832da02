import { readFileSync, type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { versionOf, versionOfFile } from '../content/picture-version.ts';
import { nullIfMissing } from './missing-file.ts';

interface Read {
  /** Another one after every change of the file. */
  readonly mark: string;
  readonly version: string;
}

/** Files that one `refresh` looks at, so that a shop with many pictures is not always looking. */
const LOOKS = 500;

/** `ctime` changes with the file even where a copying program sets `mtime` back. */
const markOf = ({ ino, size, ctimeMs }: Stats): string => `${ino} ${size} ${ctimeMs}`;

/** Reads a file's version once, however many ask at the same time. Null when it has gone. */
function createVersionReader() {
  const inFlight = new Map<string, Promise<string | null>>();
  return function read(path: string, mark: string): Promise<string | null> {
    const key = `${path} ${mark}`;
    const running = inFlight.get(key);
    if (running) return running;
    const reading = nullIfMissing(versionOfFile(path)).finally(() => inFlight.delete(key));
    inFlight.set(key, reading);
    return reading;
  };
}

/** Which content the pictures of a folder have. Each file is read once, and again after it was replaced. */
export function createPictureVersions(uploads: string) {
  const reads = new Map<string, Read>();
  const read = createVersionReader();
  /** By file, the version that the catalog shows; null where no file was. */
  const listed = new Map<string, string | null>();
  let nextLook = 0;

  function remember(file: string, facts: Stats, version: string): string {
    reads.set(file, { mark: markOf(facts), version });
    return version;
  }

  /** The version at this moment; null where no file is. */
  async function current(file: string): Promise<string | null> {
    const path = join(uploads, file);
    const facts = await nullIfMissing(stat(path));
    const before = reads.get(file);
    if (facts?.isFile() && before?.mark === markOf(facts)) return before.version;
    const version = facts?.isFile() ? await read(path, markOf(facts)) : null;
    if (facts && version !== null) return remember(file, facts, version);
    reads.delete(file);
    return null;
  }

  function currentAtOnce(file: string): string | null {
    const path = join(uploads, file);
    const facts = statSync(path, { throwIfNoEntry: false });
    return facts?.isFile() ? remember(file, facts, versionOf(readFileSync(path))) : null;
  }

  return {
    current,

    /** The version at the first question or the last `refresh`; null where no file was. Waits for the disk at the first. */
    known(file: string): string | null {
      const version = listed.get(file);
      if (version !== undefined) return version;
      const first = currentAtOnce(file);
      listed.set(file, first);
      return first;
    },

    /** Looks at the next known files again. True when one of them was replaced, has gone or has come. */
    async refresh(): Promise<boolean> {
      const files = [...listed].slice(nextLook, nextLook + LOOKS);
      nextLook = files.length < LOOKS ? 0 : nextLook + LOOKS;
      let isChanged = false;
      for (const [file, before] of files) {
        const version = await current(file);
        listed.set(file, version);
        if (version !== before) isChanged = true;
      }
      return isChanged;
    },
  };
}

export type PictureVersions = ReturnType<typeof createPictureVersions>;
