import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type ShopProcess, spawnShop } from '#server/testing/shop-process.ts';
import { type Screen, test } from '../harness/shopper.ts';
import { differenceOf, takePicture } from './picture.ts';
import { SCENES } from './scenes.ts';

// `npm run pictures` takes these pictures anew, as the approved ones; `npm run pictures -- about` those of one page. A test that
// finds a difference leaves its picture in `build/pictures`.

const APPROVED = 'e2e/pictures/approved';
const TAKEN = 'build/pictures';
const isApproving = process.env.PICTURES === 'approve';

const CASES = [...SCENES.keys()].flatMap((scene) =>
  (['id', 'en'] as const).flatMap((language) =>
    (['phone', 'desktop'] as const).map((screen: Screen) => ({ scene, language, screen })),
  ),
);

/** Printed in some scenes, so it is the same in every run. */
const EMAIL = 'sari.wijaya@example.com';

function save(folder: string, name: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), picture);
}

let shop: ShopProcess;
const dataFolder = mkdtempSync(join(tmpdir(), 'shop-pictures-'));

beforeAll(async () => {
  cpSync(inject('seededFolder'), dataFolder, { recursive: true });
  const nodeFlags = ['--import', './e2e/pictures/fixed-date.mjs'];
  // Nobody else shops here: stock and reviews stay as seeded.
  shop = await spawnShop({ dataFolder, nodeFlags });
});

afterAll(async () => {
  await shop?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test.for(CASES)('$scene looks as approved, in $language on a $screen', async (picture, { enter, expect }) => {
  const { scene, language, screen } = picture;
  const shopper = { ...(await enter({ address: shop.address, language, screen })), email: EMAIL };
  await SCENES.get(scene)?.(shopper);
  const taken = await takePicture(shopper.page);
  const name = `${scene}-${language}-${screen}.webp`;
  if (isApproving) return save(APPROVED, name, taken);
  expect(existsSync(join(APPROVED, name)), `${name} was never approved: npm run pictures -- ${scene}`).toBe(true);
  const difference = await differenceOf(readFileSync(join(APPROVED, name)), taken);
  if (difference !== null) save(TAKEN, name, taken);
  expect(difference, `compare ${TAKEN}/${name} with ${APPROVED}/${name}`).toBeNull();
});
