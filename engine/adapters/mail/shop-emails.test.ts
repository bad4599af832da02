import { expect, test } from 'vitest';
import { NOON } from '#engine/domain/testing/shop.ts';
import { createEmailRenderer } from './render-email.ts';
import { emailDataOf, ORDER, SITE } from './testing/samples.ts';

const emails = createEmailRenderer(SITE);

test('keeps the buyer’s key out of the email to the shop, whose replies go to the buyer', () => {
  const { html, text, replyTo } = emails.render(emailDataOf('new-order', 'id'));
  expect(html + text).not.toContain(ORDER.key);
  expect(replyTo).toEqual({ name: 'Budi Santoso', address: 'budi@example.test' });
});

test.each([
  ['on-hold', null, 'Not paid.', 'orders paid 1001; to pack it unpaid: orders release 1001'],
  ['processing', null, 'Not paid.', 'orders ship 1001 --courier'],
  ['processing', NOON, 'Paid.', 'orders ship 1001 --courier'],
  ['pending', null, 'Not paid.', 'Nothing yet'],
] as const)('tells the shop what to do with an order that is %s, paid %s', (status, paidAt, state, step) => {
  const { text } = emails.render(emailDataOf('new-order', 'en', { status, paidAt }));
  expect(text).toContain(`State: ${state}\n`);
  expect(text).toContain(step);
  expect(text).toContain('0812 3456 7890');
});

test.each([
  ['en', 'Check the order, then: orders release 1001; to refuse it: orders cancel 1001'],
  ['id', 'Periksa pesanannya, lalu: orders release 1001; untuk menolaknya: orders cancel 1001'],
] as const)('waits for no money in %s where the courier brings it', (language, step) => {
  const waiting = { status: 'on-hold', paymentMethod: 'cod' } as const;
  const { text } = emails.render(emailDataOf('new-order', language, waiting));
  expect(text).toContain(step);
  expect(text).not.toContain('orders paid');
});

test('names the command that adds pieces of what runs low', () => {
  const { text } = emails.render(emailDataOf('low-stock', 'id'));
  expect(text).toMatch(/Baris perintah: npm run shop -- products stock \S+ \+…/);
});

test.each([
  ['new-order', 'id', 'on-hold', '1 tersedia, 1 inden'],
  ['order-received', 'en', 'processing', '1 in stock, 1 on backorder'],
] as const)('%s in %s says what of an order that is %s has yet to arrive', (kind, language, status, words) => {
  const lines = ORDER.lines.map((line) => ({ ...line, quantity: 2, backordered: 1 }));
  expect(emails.render(emailDataOf(kind, language, { status, lines })).text).toContain(words);
  expect(emails.render(emailDataOf(kind, language, { status: 'cancelled', lines })).text).not.toContain(words);
});

test('asks nothing of the shop for an order that is sent by itself', () => {
  const { text } = emails.render(emailDataOf('new-order', 'en', { status: 'completed', paidAt: NOON }));
  expect(text).not.toContain('What to do');
});
