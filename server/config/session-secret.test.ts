import fs, { mkdtempSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sessionSecrets } from './session-secret.ts';

test('makes the secret once, in a folder that only its owner may enter', () => {
  const place = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'data');
  const settings = { dataFolder: folder, sessionSecret: null, previousSessionSecret: null };
  const [secret, ...others] = sessionSecrets(settings);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(others).toEqual([]);
  expect(sessionSecrets(settings)).toEqual([secret]);
  const modes = [folder, join(folder, 'session-secret')].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

test('flushes the secret: a loss of power after the first start would leave an empty file, with which no shop starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  const write = vi.spyOn(fs, 'writeFileSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    write.mockRestore();
    syncBuiltinESMExports();
    rmSync(folder, { recursive: true });
  });
  const [secret] = sessionSecrets({ dataFolder: folder, sessionSecret: null, previousSessionSecret: null });
  expect(write).toHaveBeenCalledWith(expect.any(String), secret, expect.objectContaining({ flush: true }));
});

test('the secret that signs comes before the one that it replaces', () => {
  const given = { dataFolder: '/nowhere', sessionSecret: 'new', previousSessionSecret: 'old' };
  expect(sessionSecrets(given)).toEqual(['new', 'old']);
});
