import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskProbe, createHealth } from './health.ts';

const WELL = { isUp: async () => true, isWritable: async () => true, isOnTime: async () => true };

function openHealth(changes: Partial<Parameters<typeof createHealth>[0]> = {}) {
  let probes = 0;
  let time = 0;
  const {
    health: readHealth,
    readiness,
    healthRemark,
  } = createHealth({
    isDraining: () => false,
    database: WELL,
    backend: null,
    missing: () => [],
    unregistered: async () => [],
    patience: () => new Promise(() => {}),
    areListsLoaded: async () => true,
    isWarm: () => true,
    probeDisk: async () => {
      probes += 1;
    },
    now: () => time,
    ...changes,
  });
  return {
    readHealth,
    readiness,
    healthRemark,
    probes: () => probes,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const SILENT_DATABASE: Parameters<typeof openHealth>[0] = {
  database: { ...WELL, isUp: () => new Promise<boolean>(() => {}) },
  patience: async () => undefined,
};
const FULL_DISK = { probeDisk: () => Promise.reject(new Error('ENOSPC')) };

test.each([
  ['nothing when all is well', {}, null, null],
  ['that it is about to close', { isDraining: () => true }, 'closing', 'closing'],
  [
    'a monitor of a database that does not answer, and lets shoppers read what is kept',
    { database: { ...WELL, isUp: async () => false } },
    null,
    'database unreachable',
  ],
  ['a monitor of a database that takes the question and says nothing', SILENT_DATABASE, null, 'database unreachable'],
  [
    'a monitor of another backend that does not answer, and lets shoppers read what is kept',
    { backend: { isUp: async () => false, wasUp: () => false } },
    null,
    'backend unreachable',
  ],
  [
    'lists that a silent backend does not send',
    { areListsLoaded: () => new Promise<boolean>(() => {}), patience: async () => undefined },
    'lists not loaded',
    'lists not loaded',
  ],
  ['lists that are not there yet', { areListsLoaded: async () => false }, 'lists not loaded', 'lists not loaded'],
  ['pages that are still rendered', { isWarm: () => false }, 'warming up', 'warming up'],
  [
    'the operator of a database that only reads, and lets shoppers read',
    { database: { ...WELL, isWritable: async () => false } },
    null,
    'database cannot be written',
  ],
  [
    'a monitor of a machine whose clock is wrong',
    { database: { ...WELL, isOnTime: async () => false } },
    null,
    "clock differs from the database's",
  ],
  ['the operator of a disk that takes nothing, and lets shoppers read', FULL_DISK, null, 'disk cannot be written'],
])('tells %s', async (_case, changes, ofReadiness, ofHealth) => {
  const { readiness, readHealth } = openHealth(changes);
  expect([await readiness(), await readHealth()]).toEqual([ofReadiness, ofHealth]);
});

test('a shop that is being prepared is well, and says what it needs', async () => {
  const { readHealth, healthRemark } = openHealth({ missing: () => ['seller', 'SMTP_URL'] });
  expect([await readHealth(), await healthRemark()]).toEqual([null, 'takes no orders without seller, SMTP_URL']);
  expect(await openHealth().healthRemark()).toBeNull();
});

test('names oils that are not sold, and of many the first', async () => {
  const missing = () => ['seller'];
  const oils = { missing, unregistered: async () => ['OIL-1', 'OIL-2'] };
  expect(await openHealth(oils).healthRemark()).toBe(
    'takes no orders without seller; does not sell these oils without an NPT number: OIL-1, OIL-2',
  );
  const many = async () => Array.from({ length: 25 }, (_, index) => `OIL-${index + 1}`);
  expect(await openHealth({ unregistered: many }).healthRemark()).toMatch(
    /without an NPT number: OIL-1, .*OIL-10, … \(25\)$/,
  );
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
  // What stays would give its own room to the next probe.
  expect(readdirSync(join(folder, 'data'))).toEqual([]);
  symlinkSync('/dev/full', join(folder, 'data', 'health-probe'));
  wait(5000);
  expect(await readHealth()).toBe('disk cannot be written');
});
