import { expect, test } from 'vitest';
import { createEmailRenderer } from './render-email.ts';
import { emailDataOf, SITE } from './testing/samples.ts';

const emails = createEmailRenderer(SITE);

const WHOLE = 'We have refunded the whole order: ';
const GATEWAY = ' goes back the way you paid. Depending on your bank this takes up to ten working days.';
const TRANSFER =
  ' will be transferred to your bank account. Please answer this email with bank, account number and holder, if we do not have them yet.';
const TRANSFERRED = ' has been transferred to your bank account, because it could not go back the way you paid.';
const GIFT_CARDS = ' is back on the gift card you paid with, and can be spent for at least 30 days.';
test.each([
  ['by the gateway', { refunded: 1000 }, `${WHOLE}€10.00. It${GATEWAY}`],
  ['by transfer', { refunded: 1000, byTransfer: 1000 }, `${WHOLE}€10.00. It${TRANSFER}`],
  ['by a transfer that was made', { refunded: 1000, transferred: 1000 }, `${WHOLE}€10.00. It${TRANSFERRED}`],
  ['on gift cards alone', { refunded: 0, toGiftCards: 500 }, `${WHOLE}€5.00. It${GIFT_CARDS}`],
  [
    'every way',
    { refunded: 1000, byTransfer: 200, transferred: 300, toGiftCards: 500 },
    `${WHOLE}€15.00. €5.00${GATEWAY} €2.00${TRANSFER} €3.00${TRANSFERRED} €5.00${GIFT_CARDS}`,
  ],
  [
    'as the last of several',
    { refunded: 600, earlier: 400 },
    `We have refunded the rest of the order: €6.00. With what we refunded before, that is €10.00. It${GATEWAY}`,
  ],
])('tells how a refund comes back: %s', (_case, facts, expected) => {
  const { mail, orderData } = emailDataOf('order-refunded', 'en', { transactionId: null });
  const refund = { ...mail, isWhole: true, byTransfer: 0, ...facts } as typeof mail;
  const { text, subject } = emails.render({ mail: refund, orderData });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(expected);
  expect(subject).not.toContain('€0.00');
  expect(text).not.toContain('Refunded: €0.00');
});

test('quotes the reason of a refund', () => {
  const { mail, orderData } = emailDataOf('order-refunded', 'id');
  const { text } = emails.render({ mail: { ...mail, reason: 'Rusak di perjalanan' } as typeof mail, orderData });
  expect(text).toContain('> Rusak di perjalanan');
});

test.each([
  ['en', /€5\.00 that you paid with a gift card is back on it/],
  ['id', /€5\.00 yang Anda bayar dengan kartu hadiah sudah kembali ke kartunya/],
] as const)(
  'tells in %s what of a cancelled order is back on a gift card, and nothing without one',
  (language, credit) => {
    const { mail, orderData } = emailDataOf('order-cancelled', language);
    const textOf = (rest: object) =>
      emails.render({ mail: { ...mail, ...rest } as typeof mail, orderData }).text.replaceAll(/\s+/g, ' ');
    expect(textOf({ toGiftCards: 500 })).toMatch(credit);
    expect(textOf({})).not.toMatch(/gift card|kartu hadiah/);
  },
);

test.each([true, false])('tells the shop how to record a transfer in place of a refund that failed', (wasDone) => {
  const { mail, orderData } = emailDataOf('refund-failed', 'en');
  const { text } = emails.render({ mail: { ...mail, wasDone } as typeof mail, orderData });
  expect(text).toContain('Transferred?: orders refund 1001 --by-hand 7');
});

test.each([
  [
    'en',
    'paid when the order could not be paid any more',
    'orders note 1001 "Your money has been transferred." --to-buyer',
  ],
  ['id', 'pesanan sudah tidak bisa dibayar', 'orders note 1001 "Dana Anda sudah kami transfer." --to-buyer'],
] as const)('tells the shop what to do with money that came too late: %s', (language, explanation, command) => {
  const { mail, orderData } = emailDataOf('refund-failed', language);
  const { text } = emails.render({ mail: { ...mail, refund: null, wasDone: false } as typeof mail, orderData });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(explanation);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(command);
  expect(text).not.toContain('--by-hand');
});
