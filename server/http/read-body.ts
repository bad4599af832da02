import type { IncomingMessage } from 'node:http';

/** The whole body as text; null when it is longer. */
export const readBody = async (request: IncomingMessage, maxBytes: number): Promise<string | null> =>
  (await readBytes(request, maxBytes))?.toString('utf8') ?? null;

/** The whole body, as it came; null when it is longer. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return null;
  const pieces: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop early must not destroy the connection: the refusal is sent over it.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    bytes += piece.length;
    if (bytes > maxBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
