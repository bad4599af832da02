import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { type ShopProcess, spawnShop } from '#server/testing/shop-process.ts';
import { type Screen, test } from '../harness/shopper.ts';
import { differenceOf, encodePicture, type Pixels, takePicture } from './picture.ts';
import { SCENES } from './scenes.ts';

// `npm run pictures` takes these pictures anew, as the approved ones; `npm run pictures -- about` those of one page. A test that
// finds a difference leaves its picture in `build/pictures`.

const APPROVED = 'e2e/pictures/approved';
const TAKEN = 'build/pictures';
const isApproving = process.env.PICTURES === 'approve';

const CASES = [...SCENES.keys()].flatMap((scene) =>
  (['phone', 'desktop'] as const).map((screen: Screen) => ({ scene, screen })),
);

/** Printed in some scenes, so it is the same in every run. */
const EMAIL = 'sari.wijaya@example.com';

async function save(folder: string, name: string, picture: Pixels): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), await encodePicture(picture));
}

/** Tests every scene in this language, in a shop in which nobody else shops: stock and reviews stay as seeded. */
export function comparePictures(language: Language): void {
  let shop: ShopProcess;
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-pictures-'));

  beforeAll(async () => {
    cpSync(inject('seededFolder'), dataFolder, { recursive: true });
    shop = await spawnShop({ dataFolder, nodeFlags: ['--import', './e2e/pictures/fixed-date.mjs'] });
  });

  afterAll(async () => {
    await shop?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test.for(CASES)('$scene looks as approved on a $screen', async ({ scene, screen }, { enter, expect }) => {
    const shopper = { ...(await enter({ address: shop.address, language, screen })), email: EMAIL };
    await SCENES.get(scene)?.(shopper);
    const taken = await takePicture(shopper.page);
    const name = `${scene}-${language}-${screen}.webp`;
    if (isApproving) return save(APPROVED, name, taken);
    expect(existsSync(join(APPROVED, name)), `${name} was never approved: npm run pictures -- ${scene}`).toBe(true);
    const difference = await differenceOf(readFileSync(join(APPROVED, name)), taken);
    if (difference !== null) await save(TAKEN, name, taken);
    expect(difference, `compare ${TAKEN}/${name} with ${APPROVED}/${name}`).toBeNull();
  });
}
