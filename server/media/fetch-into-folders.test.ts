import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { fetchIntoFolders } from './fetch-into-folders.ts';
import type { fetchPublic } from './fetch-public.ts';

const HOST = 'https://another.example/wp-content/uploads/2026';
const WAX = `${HOST}/Wax,%20yellow.JPG?size=full`;

const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a6d8ee' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer();

function openFolders(fetchBytes: typeof fetchPublic) {
  const place = mkdtempSync(join(tmpdir(), 'fetched-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const [uploads, soldFiles] = [join(place, 'uploads'), join(place, 'files')];
  const asked: string[] = [];
  const steps: (readonly [number, number])[] = [];
  const fetchAll = (pictures: readonly string[], files: readonly string[] = []) =>
    fetchIntoFolders(
      { pictures, files },
      {
        uploads,
        soldFiles,
        onProgress: (done: number, total: number) => steps.push([done, total]),
        fetchBytes: (address, limits) => {
          asked.push(address);
          return fetchBytes(address, limits);
        },
      },
    );
  return { uploads, soldFiles, asked, steps, fetchAll };
}

test('a picture is stored as WebP, as large as pages need it, without what its camera wrote', async () => {
  const { uploads, fetchAll } = openFolders(() => photo(3000, 1500));
  const { pictures } = await fetchAll([WAX]);
  const [stored] = pictures.values();
  expect(stored).toMatchObject({ mimeType: 'image/webp', width: 2048, height: 1024 });
  expect(stored?.file).toMatch(/^fetched\/wax-yellow-[0-9a-f]{10}\.webp$/);
  expect(stored?.sizes).toContainEqual({
    name: 'woocommerce_single',
    width: 640,
    height: 320,
    file: stored?.file.replace('.webp', '-640x640.webp'),
  });
  const { format, exif } = await sharp(join(uploads, stored?.file ?? '')).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
});

test('what was fetched once is not asked for again, and keeps its place', async () => {
  const { asked, steps, fetchAll } = openFolders(() => photo(40, 30));
  const first = await fetchAll([WAX], [`${HOST}/guide.pdf`]);
  expect(await fetchAll([WAX], [`${HOST}/guide.pdf`])).toEqual(first);
  expect([asked.length, steps]).toEqual([
    2,
    [
      [1, 2],
      [2, 2],
      [1, 2],
      [2, 2],
    ],
  ]);
});

test('the same name at two addresses makes two files', async () => {
  const { uploads, fetchAll } = openFolders(() => photo(40, 30));
  await fetchAll([`${HOST}/a.png`, `${HOST}/old/a.png`]);
  expect(readdirSync(join(uploads, 'fetched'))).toHaveLength(2);
});

test('a file to sell is stored as it came', async () => {
  const { soldFiles, fetchAll } = openFolders(async () => Buffer.from('pages'));
  const { files } = await fetchAll([], [`${HOST}/Guide.PDF`]);
  const [file = ''] = files.values();
  expect(file).toMatch(/^fetched\/guide-[0-9a-f]{10}\.pdf$/);
  expect(readFileSync(join(soldFiles, file), 'utf8')).toBe('pages');
});

test('what is no picture, or cannot be had, is reported and leaves nothing', async () => {
  const { uploads, fetchAll } = openFolders(async (address) =>
    address.endsWith('gone.png') ? 'NOT_FOUND' : Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  const { pictures, failures } = await fetchAll([`${HOST}/drawing.png`, `${HOST}/gone.png`]);
  expect([pictures.size, [...failures.values()].sort()]).toEqual([0, ['NOT_A_PICTURE', 'NOT_FOUND']]);
  expect(existsSync(uploads)).toBe(false);
});

test('no host gets more than two requests at once, and all together no more than six', async () => {
  const running = new Map<string, number>();
  const full = Promise.withResolvers<void>();
  let most = { one: 0, all: 0 };
  const { fetchAll } = openFolders(async (address) => {
    const { host } = new URL(address);
    running.set(host, (running.get(host) ?? 0) + 1);
    most = {
      one: Math.max(most.one, ...running.values()),
      all: Math.max(
        most.all,
        [...running.values()].reduce((sum, count) => sum + count),
      ),
    };
    if (most.all === 6) full.resolve();
    await full.promise;
    running.set(host, (running.get(host) ?? 0) - 1);
    return 'NOT_FOUND';
  });
  const addresses = Array.from({ length: 40 }, (_, index) => `https://host${index % 5}.example/${index}.png`);
  expect((await fetchAll(addresses)).failures.size).toBe(40);
  expect(most).toEqual({ one: 2, all: 6 });
});
