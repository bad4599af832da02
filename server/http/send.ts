import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from '../pages/compress.ts';
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
export const safetyHeaders = (ownOrigin: string): readonly (readonly [name: string, value: string])[] =>
  Object.entries({ ...SAFETY_HEADERS, ...(ownOrigin.startsWith('https:') && ONLY_BY_TLS) });

/** A weak comparison of `If-None-Match` (RFC 9110 §13.1.2). */
export const hasCopy = (header: string | undefined, etag: string) =>
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false;

/** A page or file in one encoding. Its headers are names and values in turn, as Node takes them without copying each. */
export interface ReadyCopy {
  readonly status: number;
  readonly etag: string;
  /** Of a response without a body, too. */
  readonly headers: readonly string[];
  readonly bodyHeaders: readonly string[];
  readonly bytes: Buffer;
}

/** @param bytes what the body is in this encoding: the page as it is where there is no such copy */
export function toReadyCopy(page: ReadyPage, encoding: Encoding, bytes: Buffer): ReadyCopy {
  const isEncoded = bytes !== page.body.identity;
  const etag = `"${page.etag}${isEncoded ? `-${encoding}` : ''}"`;
  return {
    status: page.status,
    etag,
    headers: [...Object.entries(page.headers).flat(), 'ETag', etag],
    bodyHeaders: [...(isEncoded ? ['Content-Encoding', encoding] : []), 'Content-Length', `${bytes.length}`],
    bytes,
  };
}

interface Sent {
  readonly copy: ReadyCopy;
  /** Headers that are not set yet, names and values in turn. */
  readonly others: readonly string[];
}

/** Sends the bytes, or 304 when the browser has them. */
export function sendCopy(request: IncomingMessage, response: ServerResponse, { copy, others }: Sent): void {
  const { status, etag, headers, bodyHeaders, bytes } = copy;
  if (status === 200 && hasCopy(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [...others, ...headers]).end();
    return;
  }
  response.writeHead(status, [...others, ...headers, ...bodyHeaders]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Sends ready bytes in the best encoding. Waits only for the first copy in an encoding. */
export function sendReady(request: IncomingMessage, response: ServerResponse, page: ReadyPage): void | Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = page.body.in(encoding);
  const send = (bytes: Buffer) => sendCopy(request, response, { copy: toReadyCopy(page, encoding, bytes), others: [] });
  return body instanceof Promise ? body.then(send) : send(body);
}

/** A short plain response, for machines and for requests of no page. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`);
}
