import { expect, test } from 'vitest';
import { createSigner } from './signer.ts';

const [OLD, NEW] = ['the secret of last year, long enough', 'the secret of this year, long enough'];

test('what the secret before has signed is recognised, and nothing is signed with it any more', () => {
  const [before, after, later] = [createSigner([OLD]), createSigner([NEW, OLD]), createSigner([NEW])];
  const old = before.sign('stock alert 7');
  expect(after.isSigned('stock alert 7', old)).toBe(true);
  expect(after.isSigned('stock alert 8', old)).toBe(false);
  expect(after.sign('stock alert 7')).toBe(later.sign('stock alert 7'));
  expect(later.isSigned('stock alert 7', old)).toBe(false);
});
