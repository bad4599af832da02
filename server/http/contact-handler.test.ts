import { expect, test, vi } from 'vitest';
import { NoConnection } from '#engine/adapters/database/connection/errors.ts';
import { ok, refuse } from '#engine/domain/result.ts';
import type { Engine } from '#engine/index.ts';
import { serve } from '../testing/http-server.ts';
import { createContactHandler } from './contact-handler.ts';
import { createContactSender } from './contact-sender.ts';

type SendMessage = Engine['usecases']['sendContactMessage'];

const MESSAGE = {
  fullName: 'Sari Dewi',
  email: 'sari@example.test',
  phone: '0812 3456',
  privacyPolicy: true,
  message: 'Apakah 10W-40 cocok?',
};

async function open(send: SendMessage = async () => ok(null)) {
  const sent = vi.fn(send);
  const handle = createContactHandler({ send: createContactSender(sent), clientAddress: () => '203.0.113.7' });
  const ask = await serve((request, response) => void handle(request, response));
  const post = async (message: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    const length = String(Buffer.byteLength(body));
    const response = await ask('/mail/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': length, ...headers },
      body,
    });
    return { status: response.status, body: JSON.parse(response.body) };
  };
  return { sent, post };
}

test('sends the message to the shop', async () => {
  const { sent, post } = await open();
  expect(await post({ ...MESSAGE, to: 'somebody@else.test' })).toEqual({ status: 200, body: { status: 'ok' } });
  const { fullName: name, privacyPolicy: _agreed, ...rest } = MESSAGE;
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name, ...rest }, '203.0.113.7');
});

test.each([
  ['an incomplete one', { ...MESSAGE, message: '' }, 422, 'Message is required.'],
  ['one without agreement', { ...MESSAGE, privacyPolicy: 'true' }, 422, 'Please agree to the privacy policy.'],
  ['broken JSON', '{', 422, 'Name is required.'],
  ['a list', '[]', 422, 'Name is required.'],
  ['a book', { ...MESSAGE, message: 'x'.repeat(20_000) }, 413, 'The message is too long.'],
])('refuses %s with a message', async (_case, message, status, text) => {
  const { sent, post } = await open();
  expect(await post(message)).toEqual({ status, body: { status, message: text } });
  expect(sent).not.toHaveBeenCalled();
});

test('refuses other types than JSON, which forms of other sites cannot send', async () => {
  const { post } = await open();
  expect((await post(MESSAGE, { 'Content-Type': 'text/plain' })).status).toBe(415);
});

test('says in the same shape that there is no database now', async () => {
  const { post } = await open(() => Promise.reject(new NoConnection(new Error('connect ECONNREFUSED'))));
  const message = 'The shop is very busy. Please try again in 3 seconds.';
  expect(await post(MESSAGE)).toEqual({ status: 503, body: { status: 503, message } });
});

test('limits messages of one client', async () => {
  const { post } = await open(async () => refuse({ code: 'TOO_MANY_TRIES', seconds: 720 }));
  const { status, body } = await post(MESSAGE);
  expect([status, body]).toEqual([429, { status: 429, message: expect.stringContaining('720') }]);
});

test('thanks a program that fills in the honeypot, and sends nothing', async () => {
  const { sent, post } = await open();
  expect(await post({ ...MESSAGE, website: 'https://spam.test' })).toEqual({ status: 200, body: { status: 'ok' } });
  expect(sent).not.toHaveBeenCalled();
});
