import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import type { OutgoingEmail } from '#engine/usecases/ports/mail.ts';
import { createEmailRenderer } from '../render-email.ts';
import { emailDataOf, KINDS, SITE } from '../testing/samples.ts';
import { composeMessage } from './compose-message.ts';
import { type EmailIdentity, toMessage } from './message.ts';
import { parseEml } from './parse-eml.ts';

const IDENTITY: EmailIdentity = {
  from: { name: 'Toko “Oli” Ibu Sari', address: 'halo@shop.example' },
  inlineImages: [{ cid: 'wordmark', file: 'wordmark.png', bytes: Buffer.alloc(500, 'a picture') }],
};
const PLAIN: OutgoingEmail = {
  id: 7,
  to: 'budi@example.test',
  date: new Date('2026-11-21T12:00:00Z'),
  subject: 'Your order',
  html: '<p>Thank you.</p>',
  text: 'Thank you.\r\n.\n-- \nShop\n',
  replyTo: null,
};
const emails = createEmailRenderer(SITE);

const ofPackage = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function sentByPackage(email: OutgoingEmail) {
  const { message, envelope } = await ofPackage.sendMail(toMessage(email, IDENTITY));
  return { message: Buffer.from(message.toString()), envelope };
}

/** Random, and so another in each message. */
const withoutBoundary = (message: Buffer) => {
  const { headers, ...rest } = parseEml(message);
  return { ...rest, headers: { ...headers, 'content-type': headers['content-type']?.replace(/boundary=.*/, '') } };
};

const SAMPLES: readonly (readonly [string, OutgoingEmail])[] = [
  ...KINDS.map((kind) => [kind, { ...PLAIN, ...emails.render(emailDataOf(kind, 'id')) }] as const),
  ['letters of ASCII alone', PLAIN],
  ['a line that is too long for a mail server', { ...PLAIN, text: `${'long '.repeat(400)}\n`, html: 'x'.repeat(1200) }],
  ['hardly a letter of ASCII', { ...PLAIN, text: '您的订单已收到，谢谢。\n', subject: '您的订单' }],
  ['spaces at the end of lines', { ...PLAIN, text: 'Halo €  \nBudi\t\n' }],
  ['an address outside of ASCII', { ...PLAIN, to: 'budi@bücher.example' }],
];

describe.each(SAMPLES)('an email with %s', (_what, email) => {
  test('reads as the package itself would send it', async () => {
    const { raw, envelope } = composeMessage(email, IDENTITY);
    const expected = await sentByPackage(email);
    expect(withoutBoundary(Buffer.from(raw))).toEqual(withoutBoundary(expected.message));
    expect(envelope).toEqual(expected.envelope);
  });

  test('has lines that mail servers take', () => {
    const { raw } = composeMessage(email, IDENTITY);
    expect(raw.replaceAll('\r\n', '')).toMatch(/^[\t\x20-\x7e]*$/);
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
  });
});

test('has line breaks of CR and LF alone, whatever the text has', () => {
  const email = { ...PLAIN, text: 'Halo\rBudi\n.\r\r\nBye\r', html: '<p>\r€\n</p>' };
  const { text, html } = parseEml(Buffer.from(composeMessage(email, IDENTITY).raw));
  expect([text, html]).toEqual(['Halo\r\nBudi\r\n.\r\n\r\nBye\r\n', '<p>\r\n€\r\n</p>']);
});
