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
  /** Replaces a file that is there. */
  readonly force: boolean;
}

/** Whole or not at all, readable by its owner only. @throws CommandRefused */
export async function writeBytes({ file, bytes, force }: NewFile, { errors }: Messages): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await writeFile(draft, bytes, { mode: 0o600, flag: 'wx', flush: true });
    if (force) await rename(draft, file);
    // A link is refused where a file is, even one that has come this moment.
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
