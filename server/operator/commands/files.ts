import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { CommandRefused } from './command.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws CommandRefused */
export const readBytes = (file: string, { errors }: Messages): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    throw new CommandRefused(fill(errors.noFile, { file, message: reasonOf(error) }));
  });

interface NewFile {
  readonly file: string;
  readonly bytes: Uint8Array | string;
  /** Replaces an existing file. */
  readonly force: boolean;
}

/** Writes all of the file or nothing, readable by its owner only. @throws CommandRefused */
export async function writeBytes({ file, bytes, force }: NewFile, { errors }: Messages): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await writeFile(draft, bytes, { mode: 0o600, flag: 'wx', flush: true });
    if (force) await rename(draft, file);
    // Making a link fails where a file is, even one made a moment ago.
    else await link(draft, file);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new CommandRefused(
      fill(isThere ? errors.fileExists : errors.cannotWrite, { file, message: reasonOf(error) }),
    );
  } finally {
    await rm(draft, { force: true });
  }
}
