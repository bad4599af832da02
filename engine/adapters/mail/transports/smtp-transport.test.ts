import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerAddress, SMTPServerSession } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { OutgoingEmail } from '#engine/usecases/ports/mail.ts';
import { smtpReply, startMailServer } from '../testing/mail-server.ts';
import type { EmailIdentity } from './message.ts';
import { parseSmtpUrl, smtpTransport } from './smtp-transport.ts';

const IDENTITY: EmailIdentity = {
  from: { name: 'STP Indonesia', address: 'halo@shop.example' },
  inlineImages: [{ cid: 'wordmark', file: 'wordmark.png', bytes: Buffer.from('a picture') }],
};

const EMAIL: OutgoingEmail = {
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
  const transport = smtpTransport(parseSmtpUrl(url), IDENTITY);
  onTestFinished(async () => {
    await transport.close();
    await close();
  });
  return { mailbox, send: (rest: Partial<OutgoingEmail> = {}) => transport.send({ ...EMAIL, ...rest }) };
}

test('delivers the email unchanged, with its image', async () => {
  const { mailbox, send } = await open();
  expect(await send()).toEqual({ ok: true });
  const [email] = mailbox;
  expect(email?.headers).toMatchObject({
    from: 'STP Indonesia <halo@shop.example>',
    to: EMAIL.to,
    subject: EMAIL.subject,
    date: 'Sat, 21 Nov 2026 12:00:00 +0000',
    'auto-submitted': 'auto-generated',
  });
  expect(email?.html).toBe(EMAIL.html);
  expect(email?.text.replaceAll('\r\n', '\n')).toBe(EMAIL.text);
  expect(email?.inlineImages.get('wordmark')).toEqual({ type: 'image/png', bytes: Buffer.from('a picture') });
});

test('gives repeated attempts the same message id', async () => {
  const { mailbox, send } = await open();
  await send();
  await send();
  await send({ id: 8 });
  const [first, again, other] = mailbox.map(({ headers }) => headers['message-id']);
  expect(first).toBe('<mail-7.1795262400000@shop.example>');
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('sets the reply address, and lets no field start another header', async () => {
  const { mailbox, send } = await open();
  await send({
    replyTo: { name: 'Sari\r\nBcc: everybody@example.test', address: 'sari@example.test' },
    subject: 'Pesan dari Sari\r\nBcc: everybody@example.test',
  });
  expect(mailbox[0]?.headers).not.toHaveProperty('bcc');
  expect(mailbox[0]?.headers['reply-to']).toMatch(/<sari@example\.test>$/);
});

test('names another reply address than the sender’s, and where emails of this kind end', async () => {
  const { mailbox, send } = await open();
  const unsubscribeUrl = `https://shop.example/id/stock-alerts/9/${'x'.repeat(90)}`;
  await send({ replyTo: IDENTITY.from, unsubscribeUrl });
  await send({ replyTo: { name: 'Toko', address: 'cs@shop.example' } });
  const [alert, other] = mailbox.map(({ headers }) => headers);
  expect(alert).toMatchObject({
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(alert).not.toHaveProperty('reply-to');
  expect(other?.['reply-to']).toBe('Toko <cs@shop.example>');
  expect(other).not.toHaveProperty('list-unsubscribe');
});

test.each(['budi@example.test, all@example.test', 'Budi <budi@example.test>', 'budi@example.test\r\nDATA', 'budi'])(
  'refuses to send to %j',
  async (to) => {
    const { mailbox, send } = await open();
    expect(await send({ to })).toMatchObject({ ok: false, isFinal: true });
    expect(mailbox).toEqual([]);
  },
);

test.each([
  ['at the data', 451, false],
  ['at the data', 421, false],
  ['at the data', 554, true],
])('takes a refusal %s with %i as final: %o', async (_when, code, isFinal) => {
  const { send } = await open(() => {
    throw smtpReply(code, 'not today');
  });
  expect(await send()).toMatchObject({ ok: false, isFinal, reason: expect.stringContaining('not today') });
});

test.each([
  ['a mailbox that does not exist', 550, true],
  ['a mailbox that is full for now', 452, false],
])('takes %s (%i) as final: %o', async (_case, code, isFinal) => {
  const { send } = await open(undefined, { onRcptTo: (_to, _session, done) => done(smtpReply(code, 'no room')) });
  expect(await send()).toMatchObject({ ok: false, isFinal });
});

test.each([
  ['a shop that has not logged in', 'onMailFrom', 530, '5.7.0 Authentication required'],
  ['a sender that is not its own', 'onMailFrom', 553, '5.7.1 Sender address rejected'],
  ['to relay for a shop it does not know', 'onRcptTo', 554, '5.7.1 Access denied'],
  ['to relay, in words', 'onRcptTo', 550, 'relay not permitted'],
] as const)('retries when the server refuses %s', async (_case, event, code, words) => {
  const refuse = (_address: SMTPServerAddress, _session: SMTPServerSession, done: (error: Error) => void) =>
    done(smtpReply(code, words));
  const { send } = await open(undefined, { [event]: refuse });
  expect(await send()).toMatchObject({ ok: false, isFinal: false, reason: expect.stringContaining(words) });
});

test('accepts the certificate that a mail server on this machine has made itself, but no other’s', async () => {
  const { mailbox, send } = await open(undefined, { disabledCommands: [] });
  expect(await send()).toEqual({ ok: true });
  expect(mailbox).toHaveLength(1);
  expect(parseSmtpUrl('smtp://mail.example')).toMatchObject({ tls: { rejectUnauthorized: true } });
});

test('retries when the login is refused', async () => {
  const { url, close } = await startMailServer(undefined, {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(smtpReply(535, 'who are you')),
  });
  const transport = smtpTransport(parseSmtpUrl(url.replace('//', '//shop:wrong@')), IDENTITY);
  expect(await transport.send(EMAIL)).toMatchObject({ ok: false, isFinal: false });
  await transport.close();
  await close();
});

test.each([
  ['at the greeting', (socket: Socket) => socket.destroy()],
  [
    'in mid-conversation',
    (socket: Socket) => socket.write('220 mail.example\r\n') && socket.once('data', () => socket.destroy()),
  ],
])('retries when the server hangs up %s', async (_when, talk) => {
  const server = createServer((socket) => void talk(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const transport = smtpTransport(parseSmtpUrl(`smtp://127.0.0.1:${port}`), IDENTITY);
  expect(await transport.send(EMAIL)).toMatchObject({ ok: false, isFinal: false });
  await transport.close();
});

test('says what to write when a port does not begin with TLS', async () => {
  const { url, close } = await startMailServer();
  const transport = smtpTransport(parseSmtpUrl(url.replace('smtp:', 'smtps:')), IDENTITY);
  expect(await transport.send(EMAIL)).toMatchObject({
    isFinal: false,
    reason: expect.stringContaining('write smtp://'),
  });
  await transport.close();
  await close();
});

test('retries when no server responds', async () => {
  const { url, close } = await startMailServer();
  await close();
  const transport = smtpTransport(parseSmtpUrl(url), IDENTITY);
  expect(await transport.send(EMAIL)).toMatchObject({ ok: false, isFinal: false });
  await transport.close();
});

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
  ['smtps://u%40x:p%3Aw@mail.example', { port: 465, secure: true, auth: { user: 'u@x', pass: 'p:w' } }],
  ['smtp://u:p@mail.example:465', { port: 465, secure: true }],
  ['smtp://u:p@mail.example:2525', { port: 2525, requireTLS: true }],
  ['smtp://u:p@localhost:1025', { requireTLS: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25 }],
])('parses %s', (url, expected) => {
  expect(parseSmtpUrl(url)).toMatchObject(expected);
});
