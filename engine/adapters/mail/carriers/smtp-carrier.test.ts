import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Parcel } from '#engine/usecases/ports/letters.ts';
import { answer, startMailServer } from '../testing/mail-server.ts';
import type { Stationery } from './message.ts';
import { smtpCarrier } from './smtp-carrier.ts';
import { smtpServerOf } from './smtp-server-of.ts';

const STATIONERY: Stationery = {
  from: { name: 'STP Indonesia', address: 'halo@shop.example' },
  pictures: [{ cid: 'wordmark', file: 'wordmark.png', bytes: Buffer.from('a picture') }],
};

const LETTER: Parcel = {
  id: 7,
  to: 'budi@example.test',
  date: new Date('2026-11-21T12:00:00Z'),
  subject: 'Pesanan 1001 – “terima kasih” – sudah kami terima, dan rinciannya ada di dalam email ini',
  html: '<p>Halo Budi – €&nbsp;19.80</p><img src="cid:wordmark" alt="">',
  text: 'Halo Budi – € 19.80\n.\nsampai jumpa\n',
  replyTo: null,
};

async function open(...server: Parameters<typeof startMailServer>) {
  const { url, mailbox, close } = await startMailServer(...server);
  const carrier = smtpCarrier(smtpServerOf(url), STATIONERY);
  onTestFinished(async () => {
    await carrier.close();
    await close();
  });
  return { mailbox, send: (rest: Partial<Parcel> = {}) => carrier.deliver({ ...LETTER, ...rest }) };
}

test('a letter arrives as it was written, with its picture', async () => {
  const { mailbox, send } = await open();
  expect(await send()).toEqual({ ok: true });
  const [letter] = mailbox;
  expect(letter?.headers).toMatchObject({
    from: 'STP Indonesia <halo@shop.example>',
    to: LETTER.to,
    subject: LETTER.subject,
    date: 'Sat, 21 Nov 2026 12:00:00 +0000',
    'auto-submitted': 'auto-generated',
  });
  expect(letter?.html).toBe(LETTER.html);
  expect(letter?.text.replaceAll('\r\n', '\n')).toBe(LETTER.text);
  expect(letter?.pictures.get('wordmark')).toEqual({ type: 'image/png', bytes: Buffer.from('a picture') });
});

test('the same mail sent twice says so, another one does not', async () => {
  const { mailbox, send } = await open();
  await send();
  await send();
  await send({ id: 8 });
  const [first, again, other] = mailbox.map(({ headers }) => headers['message-id']);
  expect(first).toBe('<mail-7.1795262400000@shop.example>');
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('an answer goes where the letter says, and no name begins another header', async () => {
  const { mailbox, send } = await open();
  await send({
    replyTo: { name: 'Sari\r\nBcc: everybody@example.test', address: 'sari@example.test' },
    subject: 'Pesan dari Sari\r\nBcc: everybody@example.test',
  });
  expect(mailbox[0]?.headers).not.toHaveProperty('bcc');
  expect(mailbox[0]?.headers['reply-to']).toMatch(/<sari@example\.test>$/);
});

test.each(['budi@example.test, all@example.test', 'Budi <budi@example.test>', 'budi@example.test\r\nDATA', 'budi'])(
  '%j is no address: nobody gets anything',
  async (to) => {
    const { mailbox, send } = await open();
    expect(await send({ to })).toMatchObject({ ok: false, isFinal: true });
    expect(mailbox).toEqual([]);
  },
);

test.each([
  ['at the letter', 451, false],
  ['at the letter', 421, false],
  ['at the letter', 554, true],
])('a refusal %s with %i is final: %o', async (_when, code, isFinal) => {
  const { send } = await open(() => {
    throw answer(code, 'not today');
  });
  expect(await send()).toMatchObject({ ok: false, isFinal, reason: expect.stringContaining('not today') });
});

test.each([
  ['a mailbox that does not exist', 550, true],
  ['a mailbox that is full for now', 452, false],
])('%s: %i is final: %o', async (_case, code, isFinal) => {
  const { send } = await open(undefined, { onRcptTo: (_to, _session, done) => done(answer(code, 'no room')) });
  expect(await send()).toMatchObject({ ok: false, isFinal });
});

test('a wrong password is the shop’s fault, not the letter’s: it is tried again', async () => {
  const { url, close } = await startMailServer(undefined, {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(answer(535, 'who are you')),
  });
  const carrier = smtpCarrier(smtpServerOf(url.replace('//', '//shop:wrong@')), STATIONERY);
  expect(await carrier.deliver(LETTER)).toMatchObject({ ok: false, isFinal: false });
  await carrier.close();
  await close();
});

test.each([
  ['at the greeting', (socket: Socket) => socket.destroy()],
  [
    'in the middle of the talk',
    (socket: Socket) => socket.write('220 mail.example\r\n') && socket.once('data', () => socket.destroy()),
  ],
])('a server that hangs up %s is tried again', async (_when, talk) => {
  const server = createServer((socket) => void talk(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const carrier = smtpCarrier(smtpServerOf(`smtp://127.0.0.1:${port}`), STATIONERY);
  expect(await carrier.deliver(LETTER)).toMatchObject({ ok: false, isFinal: false });
  await carrier.close();
});

test('a server that is not there is tried again', async () => {
  const { url, close } = await startMailServer();
  await close();
  const carrier = smtpCarrier(smtpServerOf(url), STATIONERY);
  expect(await carrier.deliver(LETTER)).toMatchObject({ ok: false, isFinal: false });
  await carrier.close();
});

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
  ['smtps://u%40x:p%3Aw@mail.example', { port: 465, secure: true, auth: { user: 'u@x', pass: 'p:w' } }],
  ['smtp://u:p@mail.example:2525', { port: 2525, requireTLS: true }],
  ['smtp://u:p@localhost:1025', { requireTLS: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25 }],
])('%s', (url, expected) => {
  expect(smtpServerOf(url)).toMatchObject(expected);
});
