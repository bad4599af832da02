import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, sealScripts } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test("the page's own scripts are allowed by hash and lose their nonce", () => {
  const sealed = sealScripts('<script nonce="n1">go()</script><script nonce="n1" src="/a.js"></script>', 'n1');
  expect(sealed).toEqual({ html: '<script>go()</script><script src="/a.js"></script>', hashes: [hash('go()')] });
});

test('an injected script is not allowed', () => {
  const sealed = sealScripts('<p><script>steal()</script></p><script nonce="n1">go()</script>', 'n1');
  expect(sealed.hashes).toEqual([hash('go()')]);
});

test('a style attribute is allowed by the hash of what the browser reads', () => {
  const html = '<i style="--r:4.5"></i><i style="--f:&quot;a&quot;"></i>';
  const policy = contentPolicy({ html, scriptHashes: [], imageOrigin: null });
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('--r:4.5')} ${hash('--f:"a"')}`);
});

test('nothing is allowed by unsafe-inline', () => {
  const policy = contentPolicy({
    html: '<i style="x:y"></i>',
    scriptHashes: [hash('a')],
    imageOrigin: 'https://img.example',
  });
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("img-src 'self' data: https://img.example");
});
