import { describe, expect, onTestFinished, test } from 'vitest';
import { pickupPlace, SITE } from '#contract/site.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import type { BoughtFile, Order } from '../../model/order/order.ts';
import { timelineOf } from '../../model/order/order-timeline.ts';
import { AT, HOME, SENT } from '../../model/testing/orders.ts';
import { renderHtml } from '../../testing/render.tsx';
import { OrderInvoice } from './order-invoice.tsx';
import { ReturnOrder } from './return-order.tsx';
import { orderPage } from './testing/order-page.tsx';

const DONE = { ...SENT.record, paid: AT, completed: AT };
const COLLECTED: Order = { ...SENT, isPickedUp: true };
const GUIDE: BoughtFile = {
  id: 'guide',
  name: 'Panduan',
  product: null,
  order: null,
  url: '/download/5/open',
  remaining: null,
  expires: null,
};
/** A guide to download that costs nothing. */
const FREE: Order = {
  ...SENT,
  files: [GUIDE],
  status: 'completed',
  shipping: null,
  shippingMethod: null,
  record: DONE,
  returnable: [{ line: 1, quantity: 1 }],
  payment: { title: '', kind: null, stage: null, nextStep: null, instructions: null },
  bill: { ...SENT.bill, subtotal: 0, total: 0 },
};

const countries = { ID: 'Indonesia' };
const kindsOf = (order: Order) => timelineOf(order).map(({ kind }) => kind);

test.each([
  ['once where it is that of the parcel', HOME, true],
  ['where somebody else is to be called', { ...HOME, phone: '0813' }, false],
])('an order tells whom it is billed to %s', (_case, billing, isSame) => {
  const html = orderPage({ ...SENT, billing });
  expect([html.includes(ORDER.en.sameAddress), html.includes(billing.phone)]).toEqual([isSame, true]);
});

test.each([
  ['waits', SENT, true],
  ['was sent', { ...SENT, status: 'completed' } as const, false],
])('an order that %s says that nothing is sent during a holiday: %#', (_case, order, isSaid) => {
  const notice = { id: 'Kami libur.', en: 'We are closed.' };
  Object.assign(SITE, { holiday: { notice, reopensOn: '2027-03-22', hasBegun: true, takesOrders: true } });
  onTestFinished(() => {
    Object.assign(SITE, { holiday: null });
  });
  expect(orderPage(order).includes('We are closed.')).toBe(isSaid);
});

describe('an order that its buyer collects', () => {
  test.each([
    ['en', 'Pick up at', 'Please wait until we write to you', 'Ready to collect'],
    ['id', 'Ambil di', 'Tunggu email dari kami', 'Siap diambil'],
  ] as const)('says in %s where and when', (language, at, when, stage) => {
    const html = orderPage(COLLECTED, language);
    for (const part of [at, when, stage, ...pickupPlace(language)]) expect(html).toContain(part);
    expect(html).not.toMatch(/On the way|Dalam perjalanan|Deliver to|Dikirim ke/);
  });

  test('is ready once the shop says so, and paid when it is collected', () => {
    const ready: Order = { ...COLLECTED, record: { ...COLLECTED.record, ready: AT } };
    expect(orderPage(ready)).toContain('waits for you');
    expect(kindsOf(ready)).toEqual(['placed', 'to-collect']);
    const collected: Order = { ...ready, status: 'completed', record: { ...DONE, ready: AT } };
    expect(orderPage(collected)).not.toContain('Pick up at');
    expect(kindsOf(collected)).toEqual(['placed', 'paid', 'to-collect', 'collected']);
  });

  test.each([
    ['on hold', { status: 'on-hold' }, 1],
    ['to be packed', {}, 1],
    ['ready', { record: { ...COLLECTED.record, ready: AT } }, 3],
    ['collected', { status: 'completed', record: DONE }, 4],
  ] as const)('has come so far when it is %s', (_case, rest, reached) => {
    expect(orderPage({ ...COLLECTED, ...rest }).match(/<li class="[^"]*isReached/g)).toHaveLength(reached);
  });

  test('says nothing of a place once it is cancelled', () => {
    expect(orderPage({ ...COLLECTED, status: 'cancelled' })).not.toContain('Pick up at');
  });
});

test('a line that was sold beyond the stock says so', () => {
  const names = { id: 'a', number: 1, productId: 7, variationId: null, name: 'Oil', slug: 'oil', options: '5 L' };
  const line = { ...names, choices: [], quantity: 5, backordered: 2, subtotal: 5000, picture: null };
  expect(orderPage({ ...SENT, lines: [line] })).toContain('3 in stock, 2 on backorder');
  expect(orderPage({ ...SENT, lines: [line] })).toContain('has yet to reach our warehouse');
  expect(orderPage({ ...SENT, lines: [{ ...line, backordered: 0 }] })).not.toMatch(/backorder|has yet to reach/);
});

test.each([
  ['en', 'In progress'],
  ['id', 'Sedang diproses'],
] as const)('an order of a status that only its backend knows claims no more than that in %s', (language, status) => {
  const html = orderPage({ ...SENT, status: 'other' }, language);
  expect(html).toContain(status);
  expect(html).not.toContain(ORDER[language].stages);
});

test('an order to be paid on delivery can be cancelled, and asks for no payment before', () => {
  const payment = { ...SENT.payment, instructions: 'Have the exact amount ready.' };
  const html = orderPage({ ...SENT, payment, isCancellable: true });
  expect(html).toContain('Cancel order');
  expect(html.indexOf('Have the exact amount')).toBeGreaterThan(html.indexOf('In this order'));
});

test('an order that is sent names where to, not that it has arrived', () => {
  const html = orderPage(SENT);
  expect(html).toContain('Deliver to');
  expect(html).toContain('On the way');
  expect(html).not.toMatch(/Delivered to|Pick up at/);
  expect(kindsOf({ ...SENT, status: 'completed', record: DONE })).toEqual(['placed', 'sent']);
});

test('a parcel to be paid to the courier is on its way, not paid', () => {
  const sent: Order = { ...SENT, status: 'completed', record: DONE };
  expect(orderPage(sent).match(/<li class="[^"]*isReached/g)).toHaveLength(3);
  const transferred: Order = { ...sent, payment: { ...SENT.payment, kind: 'bank-transfer' } };
  expect(orderPage(transferred).match(/<li class="[^"]*isReached/g)).toHaveLength(4);
  expect(kindsOf(transferred)).toEqual(['placed', 'paid', 'sent']);
});

test('a parcel is followed from below its stages', () => {
  const shipment = { courier: 'JNE', number: 'JX123', trackingUrl: 'https://jne.co.id/tracking-package' };
  const html = orderPage({ ...SENT, status: 'completed', record: DONE, shipment }, 'id');
  const [tracking, contents] = ['Nomor resi JNE', 'Isi pesanan'].map((words) => html.indexOf(words));
  expect(tracking).toBeGreaterThan(0);
  expect(tracking).toBeLessThan(contents ?? 0);
  expect(html.match(/Salin nomor/g)).toHaveLength(1);
});

test.each([
  ['cancelled', 'id', 'tidak perlu dibayar', 'kami kembalikan'],
  ['refunded', 'en', 'We have returned the money', 'to be paid'],
] as const)('an order that was %s says what has become of the money', (status, language, words, others) => {
  const html = orderPage({ ...SENT, status }, language);
  expect(html).toContain(words);
  expect(html).not.toContain(others);
});

test('what was refunded stands below the total', () => {
  const refunds = [500, 180].map((amount) => ({ date: AT, amount }));
  const html = orderPage({ ...SENT, record: { ...SENT.record, refunds } });
  expect(html).toMatch(/Refunded<\/dt><dd>−€6\.80/);
  expect(orderPage(SENT)).not.toContain('Refunded');
});

test.each(['en', 'id'] as const)('leaves what the shop sets to its terms: %s', (language) => {
  const asked = { ...SENT, returnable: [{ line: 1, quantity: 1 }] };
  const pages = [asked, SENT].map((order) =>
    renderHtml(<ReturnOrder order={order} urlKey={null} formKey="form" outcome={undefined} />, { language }),
  );
  expect(pages[0]).toMatch(/href="[^"]*\/terms"/);
  pages.push(orderPage({ ...SENT, status: 'pending', needsPayment: true }, language));
  expect(pages[2]).toMatch(/please pay soon|mohon segera/);
  expect(pages.join()).not.toMatch(/one hour|satu jam|a month|sebulan|days after|hari kerja setelah/);
});

describe('a file that costs nothing', () => {
  test('was not paid for', () => {
    expect(kindsOf(FREE)).toEqual(['placed', 'ready']);
    expect(kindsOf({ ...FREE, files: [] })).toEqual(['placed', 'completed']);
    expect(orderPage(FREE)).toContain('Nothing to pay');
  });

  test('that was delivered in a parcel shows no payment among its stages', () => {
    const html = orderPage({ ...FREE, shipping: HOME });
    expect(html).not.toContain('Payment received');
  });

  test.each([
    ['en', 'Report a broken file', 'Return or complain', 'cannot be returned, unless it is broken'],
    ['id', 'Laporkan berkas rusak', 'Ajukan retur', 'tidak dapat dikembalikan, kecuali rusak'],
  ] as const)('can be reported in %s, not returned', (language, report, ask, rule) => {
    expect(orderPage(FREE, language)).toContain(report);
    expect(orderPage(FREE, language)).not.toContain(ask);
    const form = renderHtml(<ReturnOrder order={FREE} urlKey={null} formKey="form" outcome={undefined} />, {
      language,
    });
    expect(form).toContain(rule);
    expect(form).not.toContain('value="changed-mind"');
  });
});

test('an invoice names the buyer it was issued to, whatever was corrected since', () => {
  const buyer = { ...HOME, address1: 'Jalan Lama 3', email: 'lama@example.test' };
  const seller = { name: 'PT Toko', address: ['Jl. Merdeka 2'], taxNumber: null };
  const invoice = { number: 'INV/2026/000007', date: AT, buyer, seller, tax: null };
  const html = renderHtml(<OrderInvoice order={SENT} invoice={invoice} countries={countries} urlKey={null} />);
  for (const part of [buyer.address1, buyer.email]) expect(html).toContain(part);
  for (const part of [HOME.address1, HOME.email]) expect(html).not.toContain(part);
});

test.each([
  ['en', 'Cancelled. This invoice is no longer valid'],
  ['id', 'Dibatalkan. Faktur ini tidak berlaku lagi'],
] as const)('the invoice of a cancelled order says so, and no other: %s', (language, words) => {
  const seller = { name: 'PT Toko', address: ['Jl. Merdeka 2'], taxNumber: null };
  const invoice = { number: 'INV/2026/000007', date: AT, buyer: HOME, seller, tax: null };
  const htmlOf = (order: Order) =>
    renderHtml(<OrderInvoice order={order} invoice={invoice} countries={countries} urlKey={null} />, { language });
  expect(htmlOf({ ...SENT, status: 'cancelled' })).toContain(words);
  expect(htmlOf(SENT)).not.toContain(words);
});

test.each([
  ['en', 'We keep the goods for you until 25 November at 17:30 GMT+7.'],
  ['id', 'Barang kami simpan untuk Anda sampai 25 November pukul 17.30 WIB.'],
] as const)('an order that waits for its payment says in %s until when it is kept', (language, until) => {
  const open: Order = { ...SENT, status: 'pending', needsPayment: true };
  expect(orderPage({ ...open, heldUntil: '2026-11-25T10:30:00+00:00' }, language)).toContain(until);
  expect(orderPage(open, language)).toContain(ORDER[language].payOpenHelp);
});

test.each([
  ['en', '€5.00 is back on gift card ****-7F3A.'],
  ['id', '€5.00 kembali ke kartu hadiah ****-7F3A.'],
] as const)('a cancelled order says in %s what a gift card got back', (language, back) => {
  const giftCardReturns = [{ date: AT, code: '****-7F3A', amount: 500 }];
  const order: Order = { ...SENT, status: 'cancelled', record: { ...SENT.record, giftCardReturns } };
  expect(orderPage(order, language)).toContain(back);
  expect(kindsOf(order)).toEqual(['placed', 'gift-card-returned', 'cancelled']);
});

test.each([
  ['en', 'Sent as a gift', 'Without a message'],
  ['id', 'Dikirim sebagai hadiah', 'Tanpa pesan'],
] as const)('an order that is a gift says so in %s, with its message', (language, title, without) => {
  expect(orderPage({ ...SENT, giftMessage: 'Selamat ulang tahun!' }, language)).toMatch(
    new RegExp(`${title}</h2><p class="[^"]*">Selamat ulang tahun!`),
  );
  expect(orderPage({ ...SENT, giftMessage: '' }, language)).toContain(without);
  expect(orderPage(SENT, language)).not.toContain(title);
});
