import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DamagedFile, NoDiskSpace } from '#engine/adapters/database/connection/errors.ts';
import { openGatewayStore } from './gateway-store.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-cards-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.for([8, 16, 32, 64])('names a disk with %i kilobytes of room as full', (kilobytes, { skip }) => {
  const disk = temporaryFolder();
  const options = `size=${kilobytes}k`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
  skip(mounted.status !== 0, 'a small disk can be mounted by root on Linux only');
  try {
    expect(() => openGatewayStore(join(disk, 'test-cards.sqlite'))).toThrow(NoDiskSpace);
  } finally {
    spawnSync('umount', [disk]);
  }
});

test('names a file that is no database', () => {
  const file = join(temporaryFolder(), 'test-cards.sqlite');
  writeFileSync(file, 'no database of SQLite'.repeat(100));
  expect(() => openGatewayStore(file)).toThrow(DamagedFile);
});
