import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, sealScripts } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test("allows the page's own scripts by hash and removes their nonce", () => {
  const html =
    '<link rel="modulepreload" nonce="n1" href="/a.js"><script nonce="n1">go("é")</script><script nonce="n1" src="/a.js"></script>';
  const { page, hashes } = sealScripts(Buffer.from(html), 'n1');
  expect(page.toString()).toBe(html.replaceAll(' nonce="n1"', ''));
  expect(hashes).toEqual([hash('go("é")')]);
});

test('does not allow an injected script', () => {
  const sealed = sealScripts(Buffer.from('<p><script>steal()</script></p><script nonce="n1">go()</script>'), 'n1');
  expect(sealed.hashes).toEqual([hash('go()')]);
});

test('allows a style attribute by the hash of its decoded value', () => {
  const page = Buffer.from('<i style="--r:4.5"></i><i style="--f:&quot;a&quot;"></i>');
  const policy = contentPolicy({ page, scriptHashes: [], imageOrigin: null, hasCardForm: false });
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('--r:4.5')} ${hash('--f:"a"')}`);
});

test('allows no style attributes where the page has none', () => {
  const policy = contentPolicy({ page: Buffer.from('<i>'), scriptHashes: [], imageOrigin: null, hasCardForm: false });
  expect(policy).not.toContain('style-src-attr');
});

test('uses no unsafe-inline', () => {
  const policy = contentPolicy({
    page: Buffer.from('<i style="x:y"></i>'),
    scriptHashes: [hash('a')],
    imageOrigin: 'https://img.example',
    hasCardForm: true,
  });
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("img-src 'self' data: https://img.example");
});

test('allows Stripe only where a card is entered', () => {
  const policy = (hasCardForm: boolean) =>
    contentPolicy({ page: Buffer.from(''), scriptHashes: [], imageOrigin: null, hasCardForm }).split('; ');
  expect(policy(false).filter((directive) => directive.includes('stripe'))).toEqual([]);
  expect(policy(true).filter((directive) => directive.includes('stripe'))).toEqual([
    "connect-src 'self' https://api.stripe.com",
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  ]);
});

test('lets Firefox fetch a page ahead, and nothing else that no directive names', () => {
  const policy = contentPolicy({ page: Buffer.from(''), scriptHashes: [], imageOrigin: null, hasCardForm: false });
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'self'", "frame-src 'none'", "media-src 'none'", "object-src 'none'"]),
  );
});
