import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MESSAGES } from '../messages/messages.ts';
import { readBytes, writeBytes } from './files.ts';

const { en, id } = MESSAGES;

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  // As on a memory stick.
  link: () => Promise.reject(Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' })),
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});
const write = (file: string, force = false) => writeBytes({ file, bytes: 'two', force }, en);

test('says in either language why a file cannot be read', async () => {
  const missing = join(folder, 'missing.csv');
  await expect(readBytes(missing, en)).rejects.toThrow(
    `The file ${missing} cannot be read: there is none of this name.`,
  );
  await expect(readBytes(missing, id)).rejects.toThrow('tidak ada berkas bernama itu.');
  await expect(readBytes(folder, en)).rejects.toThrow('it is a folder.');
});

test.skipIf(process.platform === 'win32')('reads a pipe, and stops reading what has no end', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const [bytes] = await Promise.all([readBytes(pipe, en), writeFile(pipe, 'SKU,Stock')]);
  expect(bytes.toString()).toBe('SKU,Stock');
  await expect(readBytes('/dev/zero', en)).rejects.toThrow(
    'The file /dev/zero cannot be read: it has more than 128 MB, or never ends.',
  );
});

test('leaves nothing under the name of a file that could not be finished', async () => {
  async function* losingItsDraft() {
    yield 'two';
    for (const draft of readdirSync(folder)) rmSync(join(folder, draft));
  }
  const file = join(folder, 'orders.csv');
  await expect(writeBytes({ file, bytes: losingItsDraft(), force: false }, en)).rejects.toThrow('cannot be written');
  expect(readdirSync(folder)).toEqual([]);
});

test('takes away what a killed command has left of a file of the same kind', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const left = (name: string, hours: number) => {
    const at = new Date(Date.now() - hours * 3600_000);
    writeFileSync(join(folder, name), 'half');
    utimesSync(join(folder, name), at, at);
    return name;
  };
  left(`monday.csv.${ended}.part`, 24);
  left(`orders.csv.${process.pid}.part`, 0);
  const kept = [
    left(`another.gz.${ended}.part`, 24),
    left(`running.csv.${process.ppid}.part`, 24),
    left(`shared.csv.${ended}.part`, 0.5),
    left('tuesday.csv.part', 24),
  ];
  await write(join(folder, 'orders.csv'));
  expect(readdirSync(folder).toSorted()).toEqual(['orders.csv', ...kept].toSorted());
});

test('says why a file cannot be written, and leaves no draft behind', async () => {
  const file = join(folder, 'orders.csv');
  await expect(write(join(folder, 'missing', 'orders.csv'))).rejects.toThrow('its folder does not exist.');
  await write(file);
  await expect(write(join(file, 'orders.csv'))).rejects.toThrow('its folder is a file.');
  await expect(write(folder, true)).rejects.toThrow('a folder has this name.');
  await expect(write(join(folder, 'x'.repeat(300)))).rejects.toThrow('its name is too long.');
  await expect(write(file)).rejects.toThrow('already exists');
  await write(file, true);
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['orders.csv'], 'two']);
});
