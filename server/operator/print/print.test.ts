import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { anOrder } from '#engine/domain/testing/order.ts';
import { toHtml } from './html.ts';
import { invoices } from './invoice-sheets.ts';
import { addressLabels, packingSlips } from './packing-sheets.ts';
import { toPdf } from './pdf.ts';
import { typesetterOf } from './typesetter.ts';

const order = anOrder({ note: '<script>alert(1)</script>\nTitip satpam', language: 'id' });
const seller = { name: 'PT Toko', address: ['Jl. Merdeka 2'], taxNumber: '01.234.567.8-901.000' };
const invoice = { number: 'INV/2026/000007', issuedAt: new Date('2026-11-23T18:00:00Z'), seller };

describe('as HTML', () => {
  test.each([
    ['slips', packingSlips],
    ['labels', addressLabels],
  ] as const)('%s have a page for each order, and run nothing that a buyer wrote', (_kind, printOf) => {
    const html = toHtml(printOf([order, { ...order, id: 1002, shipping: { ...order.shipping, city: '<img src=x>' } }]));
    expect(html.match(/<section/g)).toHaveLength(2);
    expect(html).toContain('Pesanan 1002');
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toMatch(/<script|<img/);
  });

  test('a slip says what is to be packed, and the note of the buyer', () => {
    const html = toHtml(packingSlips([order]));
    for (const { sku, quantity } of order.lines) {
      expect(html).toContain(sku);
      expect(html).toContain(`<td class="count">${quantity}</td>`);
    }
    expect(html).toContain('Titip satpam');
  });

  test.each([
    ['id', 'Hadiah untuk Anda'],
    ['en', 'A gift for you'],
  ] as const)('the slip of a gift tells its recipient so in %s, and keeps the note to the shop', (language, title) => {
    const slipOf = (gift_message: string) => toHtml(packingSlips([{ ...order, language, meta: { gift_message } }]));
    for (const words of ['Selamat ulang tahun!', '']) {
      expect(slipOf(words)).toContain(title);
      expect(slipOf(words)).toContain(words);
      expect(slipOf(words)).not.toContain('Titip satpam');
    }
  });

  test('a parcel names the company it goes to, and no tax number', () => {
    const shipping = { ...order.shipping, company: 'PT Maju, NPWP 0012345678901000' };
    for (const printOf of [packingSlips, addressLabels]) {
      const html = toHtml(printOf([{ ...order, shipping }]));
      expect(html).toContain('PT Maju');
      expect(html).not.toContain('0012345678901000');
    }
  });

  test('a parcel has a number to call: that of its recipient, or that of the buyer', () => {
    const billing = { ...order.billing, phone: '0811 1111 1111' };
    const phonesOn = (phone: string, printOf: typeof packingSlips) =>
      toHtml(printOf([{ ...order, billing, shipping: { ...order.shipping, phone } }])).match(/08\d\d \d{4} \d{4}/g);
    for (const printOf of [packingSlips, addressLabels]) {
      expect(phonesOn('0822 2222 2222', printOf)).toContain('0822 2222 2222');
      expect(phonesOn('', printOf)).toContain('0811 1111 1111');
    }
  });

  test('what its buyer collects says whose it is, and nowhere to send it to', () => {
    const shippingLines = order.shippingLines.map((line) => ({ ...line, rateId: 'local_pickup:3' }));
    for (const printOf of [packingSlips, addressLabels]) {
      const html = toHtml(printOf([{ ...order, shippingLines }]));
      expect(html).toContain(order.billing.lastName);
      expect(html).not.toContain(order.shipping.address1);
    }
  });

  test('a slip says what has yet to arrive, until the order is packed', () => {
    const lines = order.lines.map((line) => ({ ...line, backordered: 1 }));
    expect(toHtml(packingSlips([{ ...order, lines }]))).toContain('Inden: 1');
    expect(toHtml(packingSlips([{ ...order, lines, status: 'completed' }]))).not.toContain('Inden');
  });
});

describe('an invoice', () => {
  const textOf = (order: Parameters<typeof invoices>[0][number]) => JSON.stringify(invoices([order]));

  test('names number, day where the shop is, seller, buyer, lines and the tax on eleven twelfths', () => {
    const lines = order.lines.slice(0, 1).map((line) => ({ ...line, total: { net: 10_000, tax: 1100, taxes: [] } }));
    const totals = { ...order.totals, total: 11_100, giftCards: 0, tax: 1100 };
    const text = textOf({ ...order, invoice, lines, shippingLines: [], totals });
    for (const part of ['Faktur INV/2026/000007', '24 November 2026', 'PT Toko', 'NPWP: 01.234.567.8-901.000']) {
      expect(text).toContain(part);
    }
    expect(text).toContain(order.billing.email);
    expect(text).toContain('{"label":"DPP nilai lain (11/12)","amount":"€91.67","weight":"normal"}');
  });

  test('writes the day in English as its page does', () => {
    expect(textOf({ ...order, invoice, language: 'en' })).toContain('24 November 2026');
  });

  test('names the company of its buyer, with its tax number', () => {
    const billing = { ...order.billing, company: 'PT Maju, NPWP 012345678901000' };
    expect(textOf({ ...order, billing, invoice })).toContain('"PT Maju","NPWP: 01.234.567.8-901.000"');
  });

  test('names the buyer it was issued to, whatever was corrected since', () => {
    const text = textOf({ ...order, invoice: { ...invoice, buyer: { ...order.billing, address1: 'Jl. Lama 3' } } });
    expect(text).toContain('Jl. Lama 3');
    expect(text).not.toContain(order.billing.address1);
  });

  test('of a cancelled order says so above all that it was issued with', () => {
    const valid = textOf({ ...order, invoice });
    const cancelled = textOf({ ...order, invoice, status: 'cancelled' });
    const note =
      '{"kind":"lines","look":"note","lines":["Dibatalkan. Faktur ini tidak berlaku lagi dan tidak perlu dibayar."]},';
    expect(cancelled.replace(note, '')).toBe(valid);
    expect(cancelled).not.toBe(valid);
  });

  test('of a seller who is not registered shows no tax', () => {
    const untaxed = { ...invoice, seller: { ...seller, taxNumber: null } };
    const text = textOf({ ...order, invoice: untaxed, totals: { ...order.totals, tax: 1100 } });
    expect(text).not.toContain('DPP');
    expect(text).not.toContain('NPWP');
  });
});

describe('as PDF', () => {
  /** Points. */
  const A4_WIDTH = 595;
  /** How far from the left each text begins. */
  const textPositions = (bytes: Buffer): readonly number[] =>
    [...bytes.toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\r?\n(.*?)\r?\nendstream/gs)]
      .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
      .flatMap((drawing) => Array.from(drawing.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g), ([, left]) => Number(left)));
  const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;

  test('each order begins on a page of its own', async () => {
    const { bytes, missing } = await toPdf(addressLabels([order, order, order]));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(bytes)).toBe(3);
    expect(missing).toEqual([]);
  });

  test('a note of many lines takes no page of its own, and loses no word', async () => {
    const note = ['Titip satpam', ...Array.from({ length: 200 }, (_, line) => `\n${line}`)].join('\n');
    const print = packingSlips([{ ...order, note }]);
    expect(pagesOf((await toPdf(print)).bytes)).toBe(1);
    expect(JSON.stringify(print)).toMatch(/"Titip satpam","0",[\s\S]*197 \/ 198 \/ 199"/);
  });

  test('a hundred lines take the pages they need', async () => {
    const [line] = order.lines;
    if (!line) throw new Error('the order has no line');
    const long = { ...order, lines: Array.from({ length: 100 }, (_, id) => ({ ...line, id })) };
    expect(pagesOf((await toPdf(packingSlips([long]))).bytes)).toBeGreaterThan(2);
    expect(pagesOf((await toPdf(invoices([{ ...long, invoice }]))).bytes)).toBeGreaterThan(2);
  });

  test('a word without an end stays on the paper', async () => {
    const [line] = order.lines;
    if (!line) throw new Error('the order has no line');
    const { bytes } = await toPdf(invoices([{ ...order, invoice, lines: [{ ...line, name: 'W'.repeat(400) }] }]));
    const right = Math.max(...textPositions(bytes));
    expect(right).toBeGreaterThan(300);
    expect(right).toBeLessThan(A4_WIDTH);
  });

  test('names the letters that its typeface lacks', async () => {
    const to = { ...order.shipping, firstName: 'Nguyễn', lastName: 'Жуков Ελένη 王' };
    expect((await toPdf(addressLabels([{ ...order, shipping: to }]))).missing).toEqual(['王']);
  });
});

test('what a typeface lacks becomes a question mark, and what has no shape goes', () => {
  const { line, missing } = typesetterOf({ hasGlyphForCodePoint: (code) => code < 0x250 });
  expect(line('cafe\u0301 \u200eabc\u0007\ud83d\ude80\ufe0f\ud83d\ude80')).toBe('café abc ??');
  expect(missing()).toEqual(['\u{1f680}']);
});
