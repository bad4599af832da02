import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../pages/compress.ts';
import type { ReadyPage } from '../pages/ready-page.ts';

/** No page uses the machine's senses. Payment is left out: Stripe's form may offer a wallet. */
const UNUSED_FEATURES = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer']
  .concat(['microphone', 'midi', 'serial', 'usb'])
  .map((feature) => `${feature}=()`);

/** A year: browsers that have seen it never ask the shop without TLS again. */
const ONLY_BY_TLS = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** Sent with every response. */
const SAFETY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': UNUSED_FEATURES.join(', '),
  'X-Permitted-Cross-Domain-Policies': 'none',
} as const;

/** @param ownOrigin decides whether browsers are told to use TLS only: it must be the shop's own public address */
export function createSafetyHeaders(ownOrigin: string): (response: ServerResponse) => void {
  const headers = Object.entries({ ...SAFETY_HEADERS, ...(ownOrigin.startsWith('https:') && ONLY_BY_TLS) });
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
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
