import { decodeHTML } from 'entities';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { matchRoute } from '#contract/match-route.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { createEmailRenderer } from './render-email.ts';
import { htmlFaults } from './testing/html-faults.ts';
import { emailDataOf, KINDS, ORDER, SITE } from './testing/samples.ts';

const emails = createEmailRenderer(SITE);
const ALL = KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

const SCRIPT = '<script>alert(1)</script>';
const INJECTION = 'Budi\r\nBcc: everybody@example.test';
const HOSTILE: Partial<Order> = {
  billing: { ...JAKARTA, firstName: SCRIPT, lastName: INJECTION, company: '"><img src=x onerror=alert(1)>' },
  note: `${SCRIPT}\n</td></table>`,
  lines: ORDER.lines.map((line) => ({ ...line, name: `Oli ${SCRIPT}`, meta: { '<b>': '"\'&' } })),
};

const isAnswered = (path: string) =>
  matchRoute(path).id !== 'notFound' ||
  Object.values(ENDPOINTS).some((endpoint) => path.startsWith(`${endpoint.path}/`));

describe.each(ALL)('%s in %s', (kind, language) => {
  test('renders complete HTML and plain text', () => {
    const { subject, html, text } = emails.render(emailDataOf(kind, language));
    expect(subject).toMatch(/^\S.{3,100}$/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(htmlFaults(html)).toEqual([]);
    expect(`${subject}${html}${text}`).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect(text).not.toMatch(/<\/?[a-z]+[ >]|&[a-z]+;/);
  });

  test('links only to addresses that the shop answers', () => {
    const { html, text } = emails.render(emailDataOf(kind, language));
    const links = `${decodeHTML(html)}\n${text}`.matchAll(/https:\/\/shop\.example(\/[^\s"'<>)]*)?/g);
    const paths = [...links].map(([, path = '/']) => path);
    expect(paths.filter((path) => !isAnswered(path))).toEqual([]);
  });

  test('escapes markup and removes line breaks from headers', () => {
    const { mail, orderData } = emailDataOf(kind, language, HOSTILE);
    const texts = Object.entries(mail).filter(
      ([key, value]) => typeof value === 'string' && !TRUSTED_FIELDS.includes(key),
    );
    const hostile = { ...mail, ...Object.fromEntries(texts.map(([key]) => [key, `${SCRIPT}${INJECTION}`])) };
    const { subject, html, replyTo } = emails.render({ mail: hostile, orderData });
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(htmlFaults(html)).toEqual([]);
    expect(`${subject}${replyTo?.name ?? ''}`).not.toMatch(/[\r\n]/);
  });
});

/** Fields only the shop itself fills. */
const TRUSTED_FIELDS = ['kind', 'to', 'language', 'reason', 'answer', 'orders'];

describe('what a stranger typed as a name or note', () => {
  const TRAP = 'You won https://evil.example/win';

  test.each(KINDS)('is no link in %s', (kind) => {
    const data = emailDataOf(kind, 'en', {
      billing: { ...JAKARTA, firstName: TRAP, address2: TRAP },
      shipping: { ...JAKARTA, country: 'MO', lastName: TRAP, city: TRAP, state: TRAP },
      note: TRAP,
      meta: { gift_message: TRAP },
    });
    const named = { name: TRAP, author: TRAP };
    const isOwnName = kind === 'back-in-stock' || kind === 'low-stock';
    const mail = isOwnName ? data.mail : { ...data.mail, ...named };
    const { subject, html, text, replyTo } = emails.render({ ...data, mail });
    for (const part of [subject, html, text, replyTo?.name ?? '']) expect(part).not.toMatch(/evil\.example/);
  });
});

describe('emails about an order', () => {
  const ABOUT_ORDERS = KINDS.filter((kind) => emailDataOf(kind, 'en').orderData !== null);

  test.each(ABOUT_ORDERS)('%s shows the order number and its lines', (kind) => {
    const { subject, html, text } = emails.render(emailDataOf(kind, 'id'));
    for (const part of [subject, html, text]) expect(part).toContain('1001');
    for (const part of [html, text]) expect(part).toContain('Fuel System Cleaner');
  });

  test.each(['order-received', 'order-paid', 'order-completed', 'order-refunded'] as const)(
    '%s links to the order page with its key, in the buyer’s language',
    (kind) => {
      const url = 'https://shop.example/id/checkout/order-received/1001?key=wc_order_abcDEF1234567';
      const { html, text } = emails.render(emailDataOf(kind, 'id'));
      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(url);
    },
  );

  test.each([
    ['order-received', 'id', 'Dikirim sebagai hadiah, dengan pesan Anda', 'Dikirim sebagai hadiah'],
    ['order-received', 'en', 'Sent as a gift, with your message', 'Sent as a gift'],
    ['new-order', 'id', 'Hadiah: pesan untuk penerima, tercetak di slip paket', 'Hadiah, tanpa pesan'],
    ['new-order', 'en', 'Gift: message to the recipient, on the packing slip', 'Gift, without a message'],
  ] as const)('%s says in %s that it is a gift', (kind, language, title, without) => {
    const textOf = (meta: Readonly<Record<string, string>>) =>
      emails.render(emailDataOf(kind, language, { meta })).text;
    expect(textOf({ gift_message: 'Selamat!' })).toMatch(new RegExp(`${title}[\\s>-]+Selamat!`, 'i'));
    expect(textOf({ gift_message: '' }).toLowerCase()).toContain(without.toLowerCase());
    expect(textOf({}).toLowerCase()).not.toContain(without.toLowerCase());
  });

  test('shows totals, tax, payment instructions and addresses of the order', () => {
    const { text } = emails.render(emailDataOf('order-received', 'en'));
    expect(text).toContain('Subtotal: €19.80\nDelivery: Kurir: €3.00\nTotal: €22.80\nIncluding €2.26 PPN 11%');
    expect(text).toContain('BCA\n123\nPT Toko\nBIC CENAIDJA\nAmount: €22.80\nReference: 1001');
    expect(text).toContain(
      'Deliver and bill to:\nBudi Santoso\nJl. Merdeka 1\nJakarta, DKI Jakarta 10110\nIndonesia\n0812 3456 7890',
    );
    expect(text).toContain('Date: 21 November 2026');
  });

  test('shows tax as a row where prices are shown without it', () => {
    const totals = { ...ORDER.totals, discount: { net: 100, tax: 11 } };
    const { text } = emails.render(emailDataOf('order-received', 'en', { displayIncludesTax: false, totals }));
    expect(text).toMatch(
      /Subtotal: €17\.84\nDiscount: −€1\.00\nDelivery: Kurir: €2\.70\nPPN 11%: €2\.26\nTotal: €22\.80\n/,
    );
  });

  test('shows a row for each coupon and each gift card', () => {
    const { text } = emails.render(
      emailDataOf('order-received', 'id', {
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

  test('shows both addresses where they differ', () => {
    const shipping = { ...JAKARTA, firstName: 'Ibu', city: 'Bogor', email: '' };
    const { text } = emails.render(emailDataOf('order-paid', 'id', { shipping, paidAt: NOON }));
    expect(text).toContain('Dikirim ke:\nIbu Santoso');
    expect(text).toContain('Ditagihkan ke:\nBudi Santoso');
  });

  test('marks the stages the order has reached', () => {
    const reached = (kind: 'order-received' | 'order-paid' | 'order-completed', rest: Partial<Order>) =>
      emails.render(emailDataOf(kind, 'en', rest)).text.match(/^\[x\]/gm)?.length;
    expect(reached('order-received', {})).toBe(1);
    expect(reached('order-paid', { paidAt: NOON, status: 'processing' })).toBe(2);
    expect(reached('order-completed', { paidAt: NOON, status: 'completed' })).toBe(4);
    expect(reached('order-completed', { paidAt: NOON, status: 'completed', needsShipping: false })).toBeUndefined();
    expect(reached('order-received', { paymentMethod: 'cod', status: 'processing' })).toBe(1);
  });

  test.each([
    ['order-received', 'We have your order 1001'],
    ['order-paid', 'Your payment for order 1001 has arrived'],
    ['order-completed', 'Order 1001 is ready'],
  ] as const)('%s links to files that can still be downloaded', (kind, title) => {
    const { mail, orderData } = emailDataOf(kind, 'en', { needsShipping: false, status: 'completed' });
    const file = { name: 'Workshop Handbook', remaining: 3, expiresAt: NOON };
    const downloads = [
      { ...file, id: 5, signature: 'open' },
      { ...file, id: 6, signature: 'spent', remaining: 0 },
    ];
    const { subject, html, text } = emails.render({ mail, orderData: orderData && { ...orderData, downloads } });
    expect(subject).toBe(title);
    expect(html).toContain('href="https://shop.example/download/5/open"');
    expect(text).toContain('3 times more, until 21 November 2026');
    expect(html + text).not.toContain('spent');
  });

  test.each([
    ['en', 'Order 1001 is complete', 'Nothing has to be sent.'],
    ['id', 'Pesanan 1001 selesai', 'Tidak ada yang perlu dikirim.'],
  ] as const)('promises in %s no links where there is nothing to download', (language, title, sentence) => {
    const data = emailDataOf('order-completed', language, { needsShipping: false, status: 'completed' });
    const { subject, html, text } = emails.render(data);
    expect(subject).toBe(title);
    expect(text).toContain(sentence);
    expect(html + text).not.toMatch(/downloads are ready|links are in|ready to download|unduh|tautan/i);
  });

  test.each([
    ['id', 'Nomor resi JNE', 'Lacak paket di JNE'],
    ['en', 'Your parcel with JNE', 'Follow it at JNE'],
  ] as const)('tells in %s how to follow the parcel, and what the shop adds', (language, title, follow) => {
    const shipment = { courier: 'jne', number: '0012345678901' };
    const { mail, orderData } = emailDataOf('order-completed', language, { status: 'completed', shipment });
    const { html, text } = emails.render({ mail: { ...mail, message: 'Titip satpam' } as typeof mail, orderData });
    for (const part of [title, '0012345678901', follow, 'Titip satpam']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html).toContain('href="https://jne.co.id/tracking-package"');
  });

  test.each([
    ['id', 'Pesanan 1001: nomor resi yang benar'],
    ['en', 'Order 1001: another parcel number'],
  ] as const)('says in %s that a parcel’s number was wrong', (language, title) => {
    const shipment = { courier: 'jne', number: '0012345678902' };
    const { mail, orderData } = emailDataOf('order-completed', language, { status: 'completed', shipment });
    const { subject, text } = emails.render({ mail: { ...mail, isCorrection: true } as typeof mail, orderData });
    expect(subject).toBe(title);
    expect(text).toContain('0012345678902');
  });

  test('names a parcel of an unknown courier without a link', () => {
    const shipment = { courier: 'Kurir toko', number: '17' };
    const { html, text } = emails.render(emailDataOf('order-completed', 'id', { shipment }));
    expect(text).toContain('Nomor resi Kurir toko');
    expect(html).not.toContain('Lacak paket');
  });

  test('tells why an order was cancelled, and how much was refunded', () => {
    expect(emails.render(emailDataOf('order-cancelled', 'en')).text).toContain('No payment arrived in time');
    expect(emails.render(emailDataOf('order-refunded', 'en')).text).toContain('a part of the order: €19.80');
  });
});

test('links to the password page with key and username', () => {
  const { html, text } = emails.render(emailDataOf('password-reset', 'id'));
  const url = 'https://shop.example/id/my-account/lost-password?key=k3yOfTheReset&login=budi.santoso';
  expect(text).toContain(url);
  expect(html).toContain(`href="${url.replace('&', '&amp;')}"`);
});

test('quotes a contact message in full, and directs replies to its sender', () => {
  const { text, replyTo } = emails.render(emailDataOf('contact', 'id'));
  expect(text).toContain('> Halo,\n> Apakah 10W-40 cocok untuk mesin saya?');
  expect(replyTo).toEqual({ name: 'Sari Dewi', address: 'sari@example.test' });
});

test('formats amounts in the currency of the shop', () => {
  const rupiah = createEmailRenderer({
    ...SITE,
    currency: 'IDR',
    currencyDecimals: 0,
    moneyLocale: 'id-ID',
    dateLocale: 'auto',
  });
  const { text } = rupiah.render(emailDataOf('order-received', 'id'));
  expect(text).toContain('Total: Rp\u00a02.280');
});

describe('a brand of its own', () => {
  const footer = { id: 'Buka <setiap> hari.', en: 'Open every day.' };
  const logo = { cid: 'logo', width: 200, height: 48, isWordmark: false };
  const own = createEmailRenderer({ ...SITE, logo, footer });

  test('has its logo at the head and its words at the foot of what shoppers get', () => {
    const { html, text } = own.render(emailDataOf('order-received', 'id'));
    expect(html).toContain('<img src="cid:logo" width="200" height="48"');
    expect(html).toContain('Buka &lt;setiap&gt; hari.');
    expect(text).toContain('\nBuka <setiap> hari.\n');
  });

  test('says nothing of it to its own staff', () => {
    const { html, text } = own.render(emailDataOf('new-order', 'en'));
    expect(html + text).not.toContain('Open every day.');
  });
});

describe('days on which nothing is sent', () => {
  const holidayNotice = { id: 'Kami libur.', en: 'We are closed.' };
  const closed = createEmailRenderer({ ...SITE, holidayNotice });

  test.each(['order-received', 'order-paid'] as const)('are told where a parcel waits for them: %s', (kind) => {
    expect(closed.render(emailDataOf(kind, 'id')).text).toContain('\n\nKami libur.\n');
  });

  test.each(['order-completed', 'order-cancelled', 'password-reset'] as const)('are told nowhere else: %s', (kind) => {
    expect(closed.render(emailDataOf(kind, 'id')).text).not.toContain('Kami libur.');
  });
});

test.each(LANGUAGES)('says how long the link of a password reset can be used: %s', (language) => {
  const { html, text } = emails.render(emailDataOf('password-reset', language));
  for (const part of [html, text]) expect(part).toMatch(new RegExp(`\\b${LIMITS.resetHours} (?:hours|jam)\\b`));
});

test('replies to the shop reach it, whoever the sender is', () => {
  expect(emails.render(emailDataOf('order-note', 'en')).replyTo).toEqual({ name: SITE.name, address: SITE.email });
  expect(emails.render(emailDataOf('low-stock', 'en')).replyTo).toBeNull();
});

test('stock alerts can be ended from the mail program, at the address of their link', () => {
  const { unsubscribeUrl, text } = emails.render(emailDataOf('back-in-stock', 'id'));
  expect(unsubscribeUrl).toBe('https://shop.example/id/stock-alerts/9/sIgNaTuRe');
  expect(text).toContain(unsubscribeUrl);
  expect(emails.render(emailDataOf('order-paid', 'id'))).not.toHaveProperty('unsubscribeUrl');
});
