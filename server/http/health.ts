import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Needs {
  /** The server is about to close. */
  isDraining(): boolean;
  /** True while the database answers. */
  isDatabaseUp(): Promise<boolean>;
  /** @throws when the data folder cannot be written. */
  probeDisk(): Promise<void>;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

/** What is wrong with the shop, in words for the operator; null when it is well. */
export type ReadHealth = () => Promise<string | null>;

/** Anybody may ask for the health: the disk is written at most this often. */
const PROBE_INTERVAL = 5000;
/** More than the little space that a file system keeps for small files. */
const PROBE_BYTES = Buffer.alloc(64 * 1024);

/** Writes a little file again and again. */
export const createDiskProbe =
  (dataFolder: string): Needs['probeDisk'] =>
  () =>
    writeFile(join(dataFolder, 'health-probe'), PROBE_BYTES, { flush: true });

export function createHealth({ isDraining, isDatabaseUp, probeDisk, now }: Needs): ReadHealth {
  let probe = { at: Number.NEGATIVE_INFINITY, isWritable: Promise.resolve(true) };
  const isWritable = () => {
    if (now() - probe.at >= PROBE_INTERVAL) {
      const written = probeDisk().then(
        () => true,
        () => false,
      );
      probe = { at: now(), isWritable: written };
    }
    return probe.isWritable;
  };
  return async () => {
    if (isDraining()) return 'closing';
    if (!(await isDatabaseUp())) return 'database unreachable';
    return (await isWritable()) ? null : 'disk cannot be written';
  };
}
