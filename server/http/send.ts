import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../pages/compress.ts';
import type { ReadyPage } from '../pages/ready-page.ts';

/** Sent with every response. */
const SAFETY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const;

export function setSafetyHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SAFETY_HEADERS)) response.setHeader(name, value);
}

/** A weak comparison of `If-None-Match` (RFC 9110 §13.1.2). */
const hasCopy = (header: string | undefined, etag: string) =>
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false;

/** Sends ready bytes in the best encoding, or 304 when the browser has them. Waits only for the first copy in an encoding. */
export function sendReady(request: IncomingMessage, response: ServerResponse, page: ReadyPage): void | Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = page.body.in(encoding);
  const sendBody = (bytes: Buffer) => {
    const isEncoded = bytes !== page.body.identity;
    const etag = `"${page.etag}${isEncoded ? `-${encoding}` : ''}"`;
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    response.setHeader('ETag', etag);
    if (page.status === 200 && hasCopy(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    if (isEncoded) response.setHeader('Content-Encoding', encoding);
    response.writeHead(page.status, { 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
  return body instanceof Promise ? body.then(sendBody) : sendBody(body);
}

/** A short plain response, for machines and for requests of no page. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`);
}
