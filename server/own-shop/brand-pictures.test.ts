import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { readBrandPictures } from './brand-pictures.ts';

const svg = (content: string, size = 'width="320" height="80"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c92f10' } })
    .png()
    .toBuffer();

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('reads each picture with its size, at an address that changes with it', async () => {
  const folder = folderWith({ 'logo.svg': svg('<rect width="9" height="9"/>'), 'icon.png': await png(512, 512) });
  const { logo, icon, share } = readBrandPictures(folder);
  expect(logo).toMatchObject({ width: 320, height: 80, src: expect.stringMatching(/^\/brand\/logo-\w{12}\.svg$/) });
  expect(icon).toMatchObject({ width: 512, format: 'png' });
  expect(share).toBeUndefined();
  writeFileSync(join(folder, 'logo.svg'), svg('<rect width="8" height="8"/>'));
  expect(readBrandPictures(folder).logo?.src).not.toBe(logo?.src);
  expect(readBrandPictures(join(folder, 'nowhere'))).toEqual({});
});

test.each([
  ['a page in the place of a picture', { 'logo.png': '<!doctype html>' }, 'logo.png is no picture of the format'],
  ['a script', { 'logo.svg': svg('<script>alert(1)</script>') }, 'logo.svg has scripts'],
  ['a handler', { 'logo.svg': svg('<rect onload="alert(1)"/>') }, 'logo.svg has scripts'],
  ['a picture from elsewhere', { 'icon.svg': svg('<image href="//example.com/x.png"/>') }, 'icon.svg has scripts'],
  ['an icon that is no square', { 'icon.svg': svg('') }, 'icon.svg must be a square'],
  ['two of one name', { 'logo.svg': svg(''), 'logo.png': '' }, 'logo.png is there in another format'],
  ['a photograph', { 'share.png': Buffer.alloc(600 * 1024) }, 'share.png is larger than 512 KB'],
] as const)('refuses %s', (_case, files, problem) => {
  expect(() => readBrandPictures(folderWith(files))).toThrow(problem);
});

test('refuses a folder in the place of a picture', () => {
  const folder = folderWith({});
  mkdirSync(join(folder, 'home.webp'));
  expect(() => readBrandPictures(folder)).toThrow('home.webp is no file');
});

test('refuses a small icon, in the language of the operator', async () => {
  const folder = folderWith({ 'icon.png': await png(256, 256) });
  expect(() => readBrandPictures(folder, 'id')).toThrow('paling sedikit 512 kali 512 piksel');
});
