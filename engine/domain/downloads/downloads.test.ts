import { describe, expect, test } from 'vitest';
import { NOON } from '../testing/shop.ts';
import type { Download } from './download.ts';
import { permissionsFor, refuseDownload, releasesFiles } from './permission.ts';

const line = { id: 5, productId: 10, variationId: null, quantity: 2 };
const released = { at: NOON, timeZone: 'Asia/Jakarta' };
const book = { ownerId: 10, fileIds: ['id', 'en'], limit: 3, expiryDays: 30 };

test('each file can be downloaded limit × quantity times until it expires', () => {
  const expiresAt = new Date('2026-12-21T16:59:59Z');
  expect(permissionsFor({ orderId: 1001, lines: [line] }, [book], released)).toEqual([
    { orderId: 1001, orderLineId: 5, ownerId: 10, fileId: 'id', remaining: 6, expiresAt },
    { orderId: 1001, orderLineId: 5, ownerId: 10, fileId: 'en', remaining: 6, expiresAt },
  ]);
});

test('grants a variation its own files, and nothing to a line without files', () => {
  const lines = [{ ...line, variationId: 11 }, line, { ...line, productId: 99 }];
  const sold = [{ ...book, ownerId: 11, limit: null, expiryDays: null }];
  expect(permissionsFor({ orderId: 1001, lines }, sold, released)).toMatchObject([
    { ownerId: 11, fileId: 'id', remaining: null, expiresAt: null },
    { ownerId: 11, fileId: 'en', remaining: null, expiresAt: null },
  ]);
});

describe('an order releases its files', () => {
  test.each([
    ['completed', null, true],
    ['processing', NOON, true],
    ['processing', null, false],
    ['on-hold', null, false],
    ['pending', null, false],
    ['cancelled', NOON, false],
    ['refunded', NOON, false],
    ['failed', NOON, false],
  ] as const)('%s, paid at %s: %s', (status, paidAt, gives) => {
    expect(releasesFiles({ status, paidAt })).toBe(gives);
  });
});

describe('a download is refused', () => {
  const order = {
    key: 'k',
    status: 'completed',
    createdAt: NOON,
    paidAt: NOON,
    customerId: null,
    language: 'en',
    email: '',
  } as const;
  const download: Download = {
    id: 1,
    orderId: 1,
    orderLineId: 1,
    ownerId: 1,
    productId: 1,
    fileId: 'f',
    name: 'Book',
    file: 'b.pdf',
    remaining: 1,
    expiresAt: null,
    continuesUntil: null,
    order,
  };
  const SOON = new Date(NOON.getTime() + 1);
  test.each([
    ['never while one is left', {}, null],
    ['never without a limit', { remaining: null }, null],
    ['when none is left', { remaining: 0 }, 'DOWNLOAD_SPENT'],
    ['not yet while the last one may go on', { remaining: 0, continuesUntil: SOON }, null],
    ['when the last one may not go on any longer', { remaining: 0, continuesUntil: NOON }, 'DOWNLOAD_SPENT'],
    ['when its time is over', { expiresAt: NOON }, 'DOWNLOAD_EXPIRED'],
    ['when the order was refunded', { order: { ...order, status: 'refunded' } }, 'DOWNLOAD_UNKNOWN'],
  ] as const)('%s', (_case, rest, code) => {
    expect(refuseDownload({ ...download, ...rest }, NOON)?.code ?? null).toBe(code);
  });
});
