import type { IncomingMessage } from 'node:http';

/** The whole body, as it came; null when it is longer. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > mostBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
