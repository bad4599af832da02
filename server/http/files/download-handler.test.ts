import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSoldFiles } from '../../media/sold-files.ts';
import { headerOf, serve } from '../../testing/http-server.ts';
import { createDownloadHandler } from './download-handler.ts';

const SIGNATURE = 'a-signature-long-enough';
const LINK = `/download/7/${SIGNATURE}`;
const TEXT = '0123456789';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'book.pdf'), TEXT);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'files', 'link.pdf'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Bought {
  readonly file?: string;
  /** Downloads that are left. */
  readonly left?: number;
  readonly refusal?: 'DOWNLOAD_UNKNOWN' | 'DOWNLOAD_EXPIRED' | 'DOWNLOAD_SPENT';
}

async function openHandler({ file = 'book.pdf', left = 9, refusal }: Bought = {}) {
  const order = {
    key: 'k',
    status: 'completed',
    createdAt: new Date(0),
    paidAt: null,
    customerId: null,
    language: 'en',
    email: '',
  } as const;
  const download = {
    id: 7,
    orderId: 1,
    orderLineId: 1,
    ownerId: 1,
    productId: 1,
    fileId: 'f',
    name: 'Service book',
    file,
    remaining: left,
    expiresAt: null,
    continuesUntil: null,
    order,
  };
  const taken: unknown[] = [];
  const logger = pino({ level: 'silent' });
  const logged = vi.spyOn(logger, 'error');
  const handle = createDownloadHandler({
    usecases: {
      openDownload: async ({ id, signature }) => {
        if (id !== 7 || signature !== SIGNATURE) return { ok: false, refusal: { code: 'DOWNLOAD_UNKNOWN' } };
        return refusal ? { ok: false, refusal: { code: refusal } } : { ok: true, value: download };
      },
      recordDownload: async (request) => {
        taken.push(request);
        return taken.length > left ? { ok: false, refusal: { code: 'DOWNLOAD_SPENT' } } : { ok: true, value: null };
      },
    },
    files: createSoldFiles(join(folder, 'files')),
    sendRefusal: async (_request, response, reason) =>
      void response.writeHead(410, { 'Content-Length': reason.length }).end(reason),
    logger,
  });
  const send = await serve((request, response) => void handle(request, response, request.url ?? ''));
  return { send, taken, logged };
}

test('sends the whole file under its name and counts it once', async () => {
  const { send, taken } = await openHandler();
  const response = await send(LINK);
  expect([response.status, response.body]).toEqual([200, TEXT]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-length': '10',
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="Service book.pdf"`,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(taken).toEqual([{ id: 7, isPart: false, bytes: 10, size: 10 }]);
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
])('sends a part: %s', async (Range, body, contentRange) => {
  const { send, taken } = await openHandler();
  const response = await send(LINK, { headers: { Range } });
  expect([response.status, response.body, headerOf(response, 'content-range')]).toEqual([206, body, contentRange]);
  expect(taken).toEqual([{ id: 7, isPart: true, bytes: body.length, size: 10 }]);
});

test('refuses a part behind the end without counting it', async () => {
  const { send, taken } = await openHandler();
  const response = await send(LINK, { headers: { Range: 'bytes=10-' } });
  expect([response.status, headerOf(response, 'content-range')]).toEqual([416, 'bytes */10']);
  expect(taken).toEqual([]);
});

test.each(['', '0'])('sends a file that holds no more than %j', async (text) => {
  writeFileSync(join(folder, 'files', 'book.pdf'), text);
  const { send, logged } = await openHandler();
  const response = await send(LINK);
  expect([response.status, response.body, headerOf(response, 'content-length')]).toEqual([
    200,
    text,
    String(text.length),
  ]);
  expect(logged).not.toHaveBeenCalled();
});

test('does not count HEAD or a valid cached copy', async () => {
  const { send, taken } = await openHandler();
  const look = await send(LINK, { method: 'HEAD' });
  expect([look.status, look.body, headerOf(look, 'content-length')]).toEqual([200, '', '10']);
  const again = await send(LINK, { headers: { 'If-None-Match': headerOf(look, 'etag') ?? '' } });
  expect([again.status, again.body]).toEqual([304, '']);
  expect(taken).toEqual([]);
});

test('sends all of a file that was replaced meanwhile', async () => {
  const { send } = await openHandler();
  const etag = headerOf(await send(LINK, { method: 'HEAD' }), 'etag') ?? '';
  const part = (condition: string) => send(LINK, { headers: { Range: 'bytes=5-', 'If-Range': condition } });
  expect([(await part(etag)).status, (await part('"other"')).status]).toEqual([206, 200]);
});

test('sends nothing when the last download was used a moment ago', async () => {
  const { send } = await openHandler({ left: 1 });
  await send(LINK);
  const response = await send(LINK);
  expect([response.status, response.body, headerOf(response, 'content-disposition')]).toEqual([
    410,
    'spent',
    undefined,
  ]);
});

test.each([
  ['of an order that gives out no files', LINK, 'DOWNLOAD_UNKNOWN', 'unknown'],
  ['whose time is over', LINK, 'DOWNLOAD_EXPIRED', 'expired'],
  ['that is used up', LINK, 'DOWNLOAD_SPENT', 'spent'],
  ['with a made-up signature', `/download/7/${SIGNATURE}x`, undefined, 'unknown'],
  ['with the signature of another file', `/download/8/${SIGNATURE}`, undefined, 'unknown'],
  ['without a signature', '/download/7', undefined, 'unknown'],
  ['with a number that no file has', `/download/99999999999/${SIGNATURE}`, undefined, 'unknown'],
] as const)('a link %s leads to the page that says so', async (_case, link, refusal, reason) => {
  const { send, taken } = await openHandler(refusal ? { refusal } : {});
  expect((await send(link)).body).toBe(reason);
  expect(taken).toEqual([]);
});

test.each(['../secret.txt', 'link.pdf', 'missing.pdf', '.', ''])(
  'a file named %j in the shop’s data leads nowhere else, and the error is logged',
  async (file) => {
    const { send, taken, logged } = await openHandler({ file });
    expect((await send(LINK)).body).toBe('unknown');
    expect(taken).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  },
);

test('refuses other methods than GET and HEAD', async () => {
  const { send } = await openHandler();
  const response = await send(LINK, { method: 'POST' });
  expect([response.status, headerOf(response, 'allow')]).toEqual([405, 'GET, HEAD']);
});
