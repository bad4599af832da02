import { describe, expect, test } from 'vitest';
import { anOrder } from '#engine/domain/testing/order.ts';
import { toHtml } from './html.ts';
import { invoices } from './invoice-sheets.ts';
import { addressLabels, packingSlips } from './packing-sheets.ts';

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

test('a note of many lines loses no word, and takes no line for each', () => {
  const note = ['Titip satpam', ...Array.from({ length: 200 }, (_, line) => String(line))].join('\n');
  expect(JSON.stringify(packingSlips([{ ...order, note }]))).toMatch(/"Titip satpam","0",[\s\S]*197 \/ 198 \/ 199"/);
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
