import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Refused } from './commands/command.ts';
import { fill } from './texts/fill.ts';
import type { Texts } from './texts/texts.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws Refused */
export const readBytes = (file: string, { errors }: Texts): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    throw new Refused(fill(errors.noFile, { file, message: reasonOf(error) }));
  });

interface NewFile {
  readonly file: string;
  readonly bytes: Uint8Array | string;
  /** Replaces a file that is there. */
  readonly force: boolean;
}

/** Whole or not at all, readable by its owner only. @throws Refused */
export async function writeBytes({ file, bytes, force }: NewFile, { errors }: Texts): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await writeFile(draft, bytes, { mode: 0o600, flag: 'wx', flush: true });
    if (force) await rename(draft, file);
    // A link is refused where a file is, even one that has come this moment.
    else await link(draft, file);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new Refused(fill(isThere ? errors.fileExists : errors.cannotWrite, { file, message: reasonOf(error) }));
  } finally {
    await rm(draft, { force: true });
  }
}
