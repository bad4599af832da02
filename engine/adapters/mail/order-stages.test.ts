import { describe, expect, test } from 'vitest';
import { pickupPlace } from '#contract/site.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { createEmailRenderer } from './render-email.ts';
import { emailDataOf, SITE } from './testing/samples.ts';

const emails = createEmailRenderer(SITE);
const stagesIn = (text: string) => text.match(/^\[.\] .*$/gm);

describe('emails about an order that its buyer collects', () => {
  const COLLECTED: Partial<Order> = {
    status: 'processing',
    shippingLines: [{ rateId: 'local_pickup:3', title: 'Ambil', cost: { net: 0, tax: 0, taxes: [] } }],
    paymentMethod: 'cod',
  };
  const render = (kind: Parameters<typeof emailDataOf>[0], language: 'id' | 'en', rest: Partial<Order> = {}) =>
    emails.render(emailDataOf(kind, language, { ...COLLECTED, ...rest }));

  test.each([
    ['order-received', 'en', 'Pick up at', 'We write to you when it is ready'],
    ['order-received', 'id', 'Ambil di', 'Kami kabari kalau sudah siap'],
    ['order-paid', 'en', 'Pick up at', 'We will write again when you can collect it'],
    ['order-paid', 'id', 'Ambil di', 'Kami kabari lagi kalau sudah bisa diambil'],
    ['order-ready', 'en', 'Pick up at', 'Your order is ready to collect'],
    ['order-ready', 'id', 'Ambil di', 'Pesanan Anda siap diambil'],
    ['order-completed', 'en', 'Collected at', 'You have collected your order'],
    ['order-completed', 'id', 'Diambil di', 'Pesanan Anda sudah diambil'],
  ] as const)('%s says in %s where and when', (kind, language, at, when) => {
    const status = kind === 'order-completed' ? 'completed' : 'processing';
    const { text } = render(kind, language, { status });
    const [name, ...place] = pickupPlace(language);
    expect(text).toContain(`${at}:\n${[name, ...place].join('\n')}`);
    expect(text).toContain(when);
    expect(text).not.toMatch(/courier|kurir|parcel|paket|on the way|dalam perjalanan|deliver (and bill )?to|dikirim/i);
  });

  test.each([
    ['ready, to be paid then', 'cod', {}, 3],
    ['ready, paid', 'bacs', { paidAt: NOON }, 3],
    ['collected and paid', 'cod', { status: 'completed', paidAt: NOON }, 4],
  ] as const)('show all its stages when it is %s', (_case, paymentMethod, rest, done) => {
    const { text } = render('order-ready', 'en', { paymentMethod, readyAt: NOON, ...rest });
    const stages = {
      cod: ['Order placed', 'Packed', 'Ready to collect', 'Collected and paid'],
      bacs: ['Order placed', 'Payment received', 'Ready to collect', 'Collected'],
    };
    expect(stagesIn(text)).toEqual(
      stages[paymentMethod].map((stage, index) => `[${index < done ? 'x' : ' '}] ${stage}`),
    );
  });

  test.each(LANGUAGES)('names a command in %s that completes it without a parcel', (language) => {
    const { text } = render('new-order', language);
    expect(text).toContain('orders ready 1001');
    expect(text).not.toContain('--courier');
  });
});

test.each([
  ['en', 'has yet to reach our warehouse', /packing your order/],
  ['id', 'masih inden', /sedang dikemas/],
] as const)(
  'an order with pieces that have yet to arrive says in %s that it waits for them',
  (language, words, packing) => {
    const [line] = emailDataOf('order-paid', language).orderData?.order.lines ?? [];
    for (const kind of ['order-received', 'order-paid'] as const) {
      const render = (rest: Partial<Order>) =>
        emails.render(emailDataOf(kind, language, { status: 'processing', paidAt: NOON, ...rest })).text;
      const awaited = render({ lines: [{ ...line, backordered: 1 } as Order['lines'][number]] });
      expect(awaited).toContain(words);
      expect(awaited).not.toMatch(packing);
      expect(render({})).not.toContain(words);
    }
  },
);

test.each([
  ['en', /Please have €\d+\.\d\d ready for the courier/, '[ ] Cash on delivery'],
  ['id', /siapkan uang €\d+\.\d\d untuk kurir/, '[ ] Bayar di tempat'],
] as const)('a parcel to be paid to the courier says in %s how much, and is not paid yet', (language, cash, stage) => {
  const sent = { status: 'completed', paymentMethod: 'cod', completedAt: NOON, paidAt: NOON } as const;
  const { text } = emails.render(emailDataOf('order-completed', language, sent));
  expect(text).toMatch(cash);
  expect(text).toContain(stage);
  const transferred = emails.render(emailDataOf('order-completed', language, { ...sent, paymentMethod: 'bacs' }));
  expect(transferred.text).not.toMatch(cash);
});

test('an order of nothing to pay shows no payment that was received', () => {
  const free = { status: 'processing', paidAt: NOON, paymentMethod: '', paymentMethodTitle: '' } as const;
  const totals = { ...emailDataOf('order-received', 'en').orderData?.order.totals, total: 0 } as Order['totals'];
  const { text } = emails.render(emailDataOf('order-received', 'en', { ...free, totals }));
  expect(text).toContain('[x] Nothing to pay');
  expect(text).not.toContain('Payment received');
});

test.each([
  ['cod', ['[x] Order placed', '[ ] Packed', '[ ] On the way', '[ ] Cash on delivery']],
  ['bacs', ['[x] Order placed', '[ ] Payment received', '[ ] Packed', '[ ] On the way']],
])('an order to be sent and paid by %s shows the stages of its page', (paymentMethod, stages) => {
  expect(stagesIn(emails.render(emailDataOf('order-received', 'en', { paymentMethod })).text)).toEqual(stages);
});

test.each([
  ['en', 'Nothing is left to pay', /packing/],
  ['id', 'sudah lunas', /dikemas/],
] as const)(
  'the transfer for what was sent before it is acknowledged in %s as the last step',
  (language, thanks, packing) => {
    const [completedAt, paidAt] = [NOON, new Date(NOON.getTime() + 86_400_000)];
    const sent = { status: 'completed', paymentMethod: 'bacs', completedAt, paidAt } as const;
    const { text } = emails.render(emailDataOf('order-paid', language, sent));
    expect(text).toContain(thanks);
    expect(text).not.toMatch(packing);
    const { text: before } = emails.render(emailDataOf('order-completed', language, { ...sent, paidAt: null }));
    expect(stagesIn(before)?.map((stage) => stage.slice(0, 3))).toEqual(['[x]', '[x]', '[x]', '[ ]']);
    expect(before).toMatch(language === 'en' ? /give order number 1001/ : /berita nomor pesanan 1001/);
    expect(text).not.toMatch(/1001 as the reference|berita/);
  },
);
