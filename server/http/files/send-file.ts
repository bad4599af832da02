import type { FileHandle } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from './byte-range.ts';

/** What a pipeline says of a client that has gone away, meanwhile or before. */
const GONE: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Piece by piece, as fast as the client takes them. One that goes away is no error. The caller closes the file. */
export async function sendFile(
  handle: FileHandle,
  { first, last }: ByteRange,
  response: ServerResponse,
): Promise<void> {
  const bytes = handle.createReadStream({ start: first, end: last, autoClose: false });
  await pipeline(bytes, response).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && GONE.has(error.code))) throw error;
  });
}
