import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes all of a file or nothing, also over a loss of power: no reader ever meets half of it. Makes the folders above it. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content, { flush: true });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
