import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileTransport } from '#engine/adapters/mail/transports/file-transport.ts';
import { headerOf, serve } from '../testing/http-server.ts';
import { createMailViewer } from './mail-viewer.ts';

const EMAIL = {
  id: 7,
  to: 'budi@example.test',
  date: new Date('2026-11-21T12:00:00Z'),
  replyTo: null,
  subject: 'Pesanan <b>1001</b>',
  text: 'Halo <script>alert(1)</script>',
  html: '<!doctype html><html lang="id"><head></head><body><img src="cid:mark" alt=""></body></html>',
};

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stationery = {
    from: { name: 'Shop', address: 'halo@shop.example' },
    inlineImages: [{ cid: 'mark', file: 'mark.png', bytes: Buffer.from('a picture') }],
  };
  const written: string[] = [];
  const carrier = fileTransport({ folder, onWritten: ({ file }) => written.push(file) }, stationery);
  const view = createMailViewer(folder);
  const send = await serve((request, response) => void view(request, response, request.url ?? ''));
  return { folder, send, carrier, written };
}

const NAME = '20261121120000-7.eml';

test('lists emails and shows them in a frame that runs no script', async () => {
  const { send, carrier, written } = await open();
  expect((await send('/dev/mail')).body).toContain('No mail yet');
  await carrier.send(EMAIL);
  await carrier.send(EMAIL);
  expect(written.map((file) => file.endsWith(NAME))).toEqual([true, true]);

  const list = await send('/dev/mail');
  expect(list.body).toContain(`<a href="/dev/mail/${NAME}">Pesanan &lt;b&gt;1001&lt;/b&gt;</a>`);
  expect(list.body.match(/<tr><td>/g)).toHaveLength(1);
  expect(headerOf(list, 'content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);

  const one = await send(`/dev/mail/${NAME}`);
  expect(one.body).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${NAME}/html"`);
  expect(one.body).toContain('Halo &lt;script&gt;');

  const html = await send(`/dev/mail/${NAME}/html`);
  expect(html.body).toContain(`src="data:image/png;base64,${Buffer.from('a picture').toString('base64')}"`);
  expect(headerOf(html, 'content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox/);
});

test.each(['..%2F..%2Fsession-secret', 'session-secret', '20261121120000-8.eml', '%00'])(
  '%s is no email',
  async (name) => {
    const { folder, send } = await open();
    writeFileSync(join(folder, 'session-secret'), 'secret');
    expect((await send(`/dev/mail/${name}`)).status).toBe(404);
  },
);

test('refuses requests from other sites', async () => {
  const { send } = await open();
  expect((await send('/dev/mail', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
});
