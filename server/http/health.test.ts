import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskProbe, createHealth } from './health.ts';

function openHealth(changes: Partial<Parameters<typeof createHealth>[0]> = {}) {
  let probes = 0;
  let time = 0;
  const readHealth = createHealth({
    isDraining: () => false,
    isDatabaseUp: async () => true,
    probeDisk: async () => {
      probes += 1;
    },
    now: () => time,
    ...changes,
  });
  return {
    readHealth,
    probes: () => probes,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test.each([
  ['nothing when all is well', {}, null],
  ['that it is about to close', { isDraining: () => true }, 'closing'],
  ['a database that does not answer', { isDatabaseUp: async () => false }, 'database unreachable'],
  ['a disk that takes nothing', { probeDisk: () => Promise.reject(new Error('ENOSPC')) }, 'disk cannot be written'],
])('tells %s', async (_case, changes, problem) => {
  expect(await openHealth(changes).readHealth()).toBe(problem);
});

test('writes the disk at most every five seconds, however often it is asked', async () => {
  const { readHealth, probes, wait } = openHealth();
  await Promise.all(Array.from({ length: 50 }, readHealth));
  expect(probes()).toBe(1);
  wait(4999);
  await readHealth();
  expect(probes()).toBe(1);
  wait(1);
  await readHealth();
  expect(probes()).toBe(2);
});

test('notices a data folder that is gone, full, or back', async ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux has a device that is always full');
  const folder = mkdtempSync(join(tmpdir(), 'shop-health-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { readHealth, wait } = openHealth({ probeDisk: createDiskProbe(join(folder, 'data')) });
  expect(await readHealth()).toBe('disk cannot be written');
  mkdirSync(join(folder, 'data'));
  wait(5000);
  expect(await readHealth()).toBeNull();
  const probe = join(folder, 'data', 'health-probe');
  unlinkSync(probe);
  symlinkSync('/dev/full', probe);
  wait(5000);
  expect(await readHealth()).toBe('disk cannot be written');
});
