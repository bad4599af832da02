import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/domain/language.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { faultsOf } from '../testing/html-faults.ts';
import { factsOf, KINDS, ORDER, SITE } from '../testing/samples.ts';
import { createLetters } from './write-letter.ts';

const letters = createLetters(SITE);
const ALL = KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

const SCRIPT = '<script>alert(1)</script>';
const INJECTION = 'Budi\r\nBcc: everybody@example.test';
const HOSTILE: Partial<Order> = {
  billing: { ...JAKARTA, firstName: SCRIPT, lastName: INJECTION, company: '"><img src=x onerror=alert(1)>' },
  note: `${SCRIPT}\n</td></table>`,
  lines: ORDER.lines.map((line) => ({ ...line, name: `Oli ${SCRIPT}`, meta: { '<b>': '"\'&' } })),
};

describe.each(ALL)('%s in %s', (kind, language) => {
  test('is whole, as HTML and as text', () => {
    const { subject, html, text } = letters.write(factsOf(kind, language));
    expect(subject).toMatch(/^\S.{3,100}$/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(faultsOf(html)).toEqual([]);
    expect(`${subject}${html}${text}`).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect(text).not.toMatch(/<\/?[a-z]+[ >]|&[a-z]+;/);
  });

  test('obeys no markup of anybody, and begins no header', () => {
    const { mail, news } = factsOf(kind, language, HOSTILE);
    const texts = Object.entries(mail).filter(([key, value]) => typeof value === 'string' && !NAMES.includes(key));
    const evil = { ...mail, ...Object.fromEntries(texts.map(([key]) => [key, `${SCRIPT}${INJECTION}`])) };
    const { subject, html, replyTo } = letters.write({ mail: evil, news });
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(faultsOf(html)).toEqual([]);
    expect(`${subject}${replyTo?.name ?? ''}`).not.toMatch(/[\r\n]/);
  });
});

/** What only the shop itself writes. */
const NAMES = ['kind', 'to', 'language', 'reason'];

describe('a letter of an order', () => {
  const ABOUT_ORDERS = KINDS.filter((kind) => factsOf(kind, 'en').news !== null);

  test.each(ABOUT_ORDERS)('%s tells the number and the lines', (kind) => {
    const { subject, html, text } = letters.write(factsOf(kind, 'id'));
    for (const part of [subject, html, text]) expect(part).toContain('1001');
    for (const part of [html, text]) expect(part).toContain('Fuel System Cleaner');
  });

  test.each(['order-received', 'order-paid', 'order-completed', 'order-refunded'] as const)(
    '%s leads to the order’s page with its key, in the buyer’s language',
    (kind) => {
      const url = 'https://shop.example/id/checkout/order-received/1001?key=wc_order_abcDEF1234567';
      const { html, text } = letters.write(factsOf(kind, 'id'));
      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(url);
    },
  );

  test('the shop’s own letter does not carry the buyer’s key, and an answer reaches the buyer', () => {
    const { html, text, replyTo } = letters.write(factsOf('new-order', 'id'));
    expect(html + text).not.toContain(ORDER.key);
    expect(replyTo).toEqual({ name: 'Budi Santoso', address: 'budi@example.test' });
  });

  test('sums, tax, ways to pay and addresses are those of the order', () => {
    const { text } = letters.write(factsOf('order-received', 'en'));
    expect(text).toContain('Subtotal: €19.80\nDelivery: Kurir: €3.00\nTotal: €22.80\nIncluding €2.26 PPN 11%');
    expect(text).toContain('BCA\n123\nPT Toko\nBIC CENAIDJA\nAmount: €22.80\nReference: 1001');
    expect(text).toContain('Deliver and bill to:\nBudi Santoso\nJl. Merdeka 1\nJakarta, DKI Jakarta 10110\nIndonesia');
    expect(text).toContain('Date: 21 November 2026');
  });

  test('a shop that shows prices without tax shows the tax as a row', () => {
    const totals = { ...ORDER.totals, discount: { net: 100, tax: 11 } };
    const { text } = letters.write(factsOf('order-received', 'en', { displayIncludesTax: false, totals }));
    expect(text).toMatch(
      /Subtotal: €17\.84\nDiscount: −€1\.00\nDelivery: Kurir: €2\.70\nPPN 11%: €2\.26\nTotal: €22\.80\n/,
    );
  });

  test('each coupon takes off its part, and each gift card pays its own', () => {
    const { text } = letters.write(
      factsOf('order-received', 'id', {
        totals: { ...ORDER.totals, discount: { net: 400, tax: 44 }, giftCards: 1000, total: 836 },
        coupons: [
          { couponId: 1, code: 'race10', discount: { net: 200, tax: 22 } },
          { couponId: 2, code: 'ongkir', discount: { net: 0, tax: 0 } },
        ],
        giftCards: [{ cardId: 1, ending: '1954', amount: 1000 }],
      }),
    );
    expect(text).toContain('Kupon RACE10: −€2.22\nDiskon: −€2.22\n');
    expect(text).toContain('Kartu hadiah •••• 1954: −€10.00\nTotal: €8.36');
    expect(text).not.toContain('ONGKIR:');
  });

  test('where parcel and bill go to two places, both stand there', () => {
    const shipping = { ...JAKARTA, firstName: 'Ibu', city: 'Bogor', email: '' };
    const { text } = letters.write(factsOf('order-paid', 'id', { shipping, paidAt: NOON }));
    expect(text).toContain('Dikirim ke:\nIbu Santoso');
    expect(text).toContain('Ditagihkan ke:\nBudi Santoso');
  });

  test('the dipstick stands as high as the order has come', () => {
    const level = (kind: 'order-received' | 'order-paid' | 'order-completed', rest: Partial<Order>) =>
      letters.write(factsOf(kind, 'en', rest)).text.match(/^\[x\]/gm)?.length;
    expect(level('order-received', {})).toBe(1);
    expect(level('order-paid', { paidAt: NOON, status: 'processing' })).toBe(2);
    expect(level('order-completed', { paidAt: NOON, status: 'completed' })).toBe(3);
    expect(level('order-received', { paymentMethod: 'cod', status: 'processing' })).toBe(1);
  });

  test.each([
    ['order-received', 'We have your order 1001'],
    ['order-paid', 'Your payment for order 1001 has arrived'],
    ['order-completed', 'Order 1001 is ready'],
  ] as const)('%s brings files along as links, but not those that are used up', (kind, title) => {
    const { mail, news } = factsOf(kind, 'en', { needsShipping: false, status: 'completed' });
    const file = { name: 'Workshop Handbook', remaining: 3, expiresAt: NOON };
    const downloads = [
      { ...file, id: 5, mark: 'open' },
      { ...file, id: 6, mark: 'spent', remaining: 0 },
    ];
    const { subject, html, text } = letters.write({ mail, news: news && { ...news, downloads } });
    expect(subject).toBe(title);
    expect(html).toContain('href="https://shop.example/download/5/open"');
    expect(text).toContain('3 times more, until 21 November 2026');
    expect(html + text).not.toContain('spent');
  });

  test('a cancelled order says why, and a refund how much', () => {
    expect(letters.write(factsOf('order-cancelled', 'en')).text).toContain('No payment arrived in time');
    expect(letters.write(factsOf('order-refunded', 'en')).text).toContain('a part of the order: €19.80');
  });
});

test('the link of a password reset carries key and name, ready for the page', () => {
  const { html, text } = letters.write(factsOf('password-reset', 'id'));
  const url = 'https://shop.example/id/my-account/lost-password?key=k3yOfTheReset&login=budi.santoso';
  expect(text).toContain(url);
  expect(html).toContain(`href="${url.replace('&', '&amp;')}"`);
});

test('a message from the contact form comes whole, and an answer reaches its sender', () => {
  const { text, replyTo } = letters.write(factsOf('contact', 'id'));
  expect(text).toContain('> Halo,\n> Apakah 10W-40 cocok untuk mesin saya?');
  expect(replyTo).toEqual({ name: 'Sari Dewi', address: 'sari@example.test' });
});

test('a shop that counts in rupiah writes rupiah', () => {
  const rupiah = createLetters({
    ...SITE,
    currency: 'IDR',
    currencyDecimals: 0,
    moneyLocale: 'id-ID',
    dateLocale: 'auto',
  });
  const { text } = rupiah.write(factsOf('order-received', 'id'));
  expect(text).toContain('Total: Rp\u00a02.280');
});
