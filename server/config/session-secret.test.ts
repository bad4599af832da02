import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storedSecret } from './session-secret.ts';

test('makes the secret once, in a folder that only its owner may enter', () => {
  const place = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'data');
  const secret = storedSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(storedSecret(folder)).toBe(secret);
  const modes = [folder, join(folder, 'session-secret')].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});
