import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { RESUME_WINDOW_MS } from '#engine/domain/downloads/download.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { ADD, ask, visitor } from './testing/client.ts';
import { BASE_URL, sharedShop } from './testing/open-shop.ts';
import { sellGuide } from './testing/sell-guide.ts';

const CHECKOUT = `mutation ($input: CheckoutInput!) { checkout(input: $input) { order {
  databaseId orderKey status hasDownloadableItem isDownloadPermitted downloadableItems { nodes { id } }
} } }`;
const FILES = `query ($id: ID) { order(id: $id, idType: ORDER_KEY) {
  isDownloadPermitted
  downloadableItems(first: 100) { nodes {
    name url accessExpires downloadsRemaining downloadId orderId orderDate product { slug } download { downloadId name fileExt fileType file allowedFileType }
  } }
  over: downloadableItems(where: { active: false }) { nodes { name } }
  expired: downloadableItems(where: { expired: true }) { nodes { name } }
  spent: downloadableItems(where: { hasDownloadsRemaining: false }) { nodes { name } }
  lineItems { nodes { itemDownloads { downloadId name } } }
} customer { downloadableItems { nodes { id } } } }`;
const DAY_MS = 24 * 3600 * 1000;

describe.each(DATABASES)('bought files on %s', (_name, open) => {
  const shop = sharedShop(open);
  let guide: number;
  beforeAll(async () => {
    guide = await sellGuide(shop);
  });

  /** Two free guides: nothing to pay, nothing to send, so the order is completed at once. */
  async function buy(slug: string) {
    const guest = visitor(shop);
    await guest.ask(ADD, { input: { productId: slug === 'guide' ? guide : shop.ids[slug], quantity: 2 } });
    const { data, errors } = await guest.ask(CHECKOUT, { input: { billing: JAKARTA, paymentMethod: 'bacs' } });
    expect(errors).toEqual([]);
    return data.checkout.order;
  }
  const read = async (orderKey: string, language: 'id' | 'en' = 'en') => {
    const { data, errors } = await ask(shop, FILES, { variables: { id: orderKey }, language });
    expect(errors).toEqual([]);
    return data.order;
  };
  const linkOf = (url: string) => {
    const [id, signature = ''] = url.replace(`${BASE_URL}/download/`, '').split('/');
    return { id: Number(id), signature };
  };
  const WHOLE = { isPart: false, bytes: 10, size: 10 };

  test('gives the files of a paid order at once, by a link that needs no login', async () => {
    const bought = await buy('guide');
    expect(bought).toMatchObject({ status: 'COMPLETED', hasDownloadableItem: true, isDownloadPermitted: true });
    const order = await read(bought.orderKey);
    expect(order.downloadableItems.nodes).toEqual([
      {
        name: 'Guide',
        url: expect.stringMatching(/^https:\/\/shop\.example\/download\/\d+\/[\w-]{43,}$/),
        accessExpires: '2026-12-21T16:59:59+00:00',
        downloadsRemaining: 2,
        downloadId: 'g1',
        orderId: bought.databaseId,
        orderDate: '2026-11-21T12:00:00+00:00',
        product: { slug: 'guide' },
        download: {
          downloadId: 'g1',
          name: 'Guide',
          fileExt: 'pdf',
          fileType: 'application/pdf',
          file: null,
          allowedFileType: true,
        },
      },
    ]);
    expect(order.lineItems.nodes).toEqual([{ itemDownloads: [{ downloadId: 'g1', name: 'Guide' }] }]);
    expect((await read(bought.orderKey, 'id')).downloadableItems.nodes[0].name).toBe('Panduan');
    const { url } = order.downloadableItems.nodes[0];
    expect(JSON.stringify(order)).not.toContain('guides/');
    expect(await shop.engine.usecases.openDownload(linkOf(url))).toMatchObject({
      ok: true,
      value: { file: 'guides/guide.pdf', name: 'Guide' },
    });
  });

  test('counts each download, and lists those that are used up apart', async () => {
    const { orderKey } = await buy('guide');
    const [{ url }] = (await read(orderKey)).downloadableItems.nodes;
    const take = () => shop.engine.usecases.recordDownload({ ...linkOf(url), ...WHOLE });
    await take();
    expect((await read(orderKey)).downloadableItems.nodes).toMatchObject([{ downloadsRemaining: 1 }]);
    const answers = await Promise.all([take(), take(), take()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await read(orderKey)).toMatchObject({
      downloadableItems: { nodes: [] },
      over: { nodes: [{ name: 'Guide' }] },
      spent: { nodes: [{ name: 'Guide' }] },
      expired: { nodes: [] },
    });
    const opened = () => shop.engine.usecases.openDownload(linkOf(url));
    expect(await opened()).toMatchObject({ ok: true });
    shop.moveTo(new Date(NOON.getTime() + RESUME_WINDOW_MS));
    const later = await opened();
    shop.moveTo(NOON);
    expect(later).toMatchObject({ refusal: { code: 'DOWNLOAD_SPENT' } });
  });

  test('allows to resume the last download, but not to restart it', async () => {
    const { orderKey } = await buy('guide');
    const [{ url }] = (await read(orderKey)).downloadableItems.nodes;
    const link = linkOf(url);
    const { openDownload, recordDownload } = shop.engine.usecases;
    for (const _turn of [1, 2]) await recordDownload({ ...link, ...WHOLE });
    expect(await openDownload(link)).toMatchObject({ ok: true });
    expect(await recordDownload({ ...link, ...WHOLE, isPart: true, bytes: WHOLE.size - 1 })).toMatchObject({
      ok: true,
    });
    expect(await recordDownload({ ...link, ...WHOLE })).toMatchObject({ refusal: { code: 'DOWNLOAD_SPENT' } });
  });

  test('refuses a file after its last day', async () => {
    const { orderKey } = await buy('guide');
    const [{ url }] = (await read(orderKey)).downloadableItems.nodes;
    shop.moveTo(new Date(NOON.getTime() + 30 * DAY_MS));
    const onLastDay = await read(orderKey);
    shop.moveTo(new Date(NOON.getTime() + 31 * DAY_MS));
    const order = await read(orderKey);
    const opened = await shop.engine.usecases.openDownload(linkOf(url));
    shop.moveTo(NOON);
    expect(onLastDay.downloadableItems.nodes).toHaveLength(1);
    expect(order).toMatchObject({
      downloadableItems: { nodes: [] },
      expired: { nodes: [{ name: 'Guide' }] },
      spent: { nodes: [] },
    });
    expect(opened).toMatchObject({ refusal: { code: 'DOWNLOAD_EXPIRED' } });
  });

  test('refuses a link that was signed for another file or forged', async () => {
    const one = linkOf((await read((await buy('guide')).orderKey)).downloadableItems.nodes[0].url);
    const other = linkOf((await read((await buy('guide')).orderKey)).downloadableItems.nodes[0].url);
    const { openDownload } = shop.engine.usecases;
    for (const link of [
      { ...one, signature: other.signature },
      { ...one, signature: '' },
      { ...other, id: 2 ** 30 },
    ]) {
      expect(await openDownload(link)).toEqual({ ok: false, refusal: { code: 'DOWNLOAD_UNKNOWN' } });
    }
  });

  test('withholds the files of an unpaid order', async () => {
    const bought = await buy('handbook');
    expect(bought).toMatchObject({ status: 'ON_HOLD', hasDownloadableItem: true, isDownloadPermitted: false });
    expect(bought.downloadableItems).toEqual({ nodes: [] });
  });

  test('gives the files once the order is paid, and withdraws them when it is refunded', async () => {
    const { databaseId: id, orderKey } = await buy('handbook');
    expect((await shop.engine.usecases.markPaid(id)).ok).toBe(true);
    const [{ url, downloadsRemaining }] = (await read(orderKey)).downloadableItems.nodes;
    expect(downloadsRemaining).toBe(6);
    expect((await shop.engine.usecases.openDownload(linkOf(url))).ok).toBe(true);
    const request = { kind: 'everything-left', reason: '', restock: false } as const;
    expect((await shop.engine.usecases.refundOrder({ id, request })).ok).toBe(true);
    expect(await read(orderKey)).toMatchObject({ isDownloadPermitted: false, downloadableItems: { nodes: [] } });
    expect(await shop.engine.usecases.openDownload(linkOf(url))).toEqual({
      ok: false,
      refusal: { code: 'DOWNLOAD_UNKNOWN' },
    });
  });

  test('lists no files for an order of physical products or for a guest', async () => {
    expect(await buy('cleaner')).toMatchObject({ hasDownloadableItem: false, isDownloadPermitted: false });
    const { data } = await visitor(shop).ask('{ customer { downloadableItems { nodes { id } } } }');
    expect(data.customer.downloadableItems).toEqual({ nodes: [] });
  });
});
