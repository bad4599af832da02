import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** 60 bits: no picture ever gets the version of another. */
const LENGTH = 10;

/** Names the content of a picture in its address. */
export const versionOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url').slice(0, LENGTH);

/** The same of a file, piece by piece: it may be as large as a camera makes it. */
export async function versionOfFile(path: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const piece of createReadStream(path)) digest.update(piece);
  return digest.digest('base64url').slice(0, LENGTH);
}
