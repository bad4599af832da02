import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** A page seen from afar: pictures in the repository stay small, and the anti-aliasing of letters does not count. */
const SCALE = 0.4;
/** Colours nearer than this count as the same; 0 to 1. */
const COLOUR_THRESHOLD = 0.2;
const BLOCK = 24;
/** A block differs when this share of its pixels does. */
const BLOCK_SHARE = 0.25;

/** What no two runs share. */
const VOLATILE = '[data-volatile], [role="status"]';

/** Keeps its room. The content policy allows no style sheet to be added. */
const hideVolatile = (page: Page) =>
  page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) element.style.visibility = 'hidden';
  }, VOLATILE);

/** The whole page, as WebP. */
export async function takePicture(page: Page): Promise<Buffer> {
  await hideVolatile(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Pictures below the fold load when they come into view.
  await page.setViewportSize({ width, height });
  await page.waitForFunction(() => {
    // Some are as wide as what they show, and so without width until it has come.
    const isInSight = (image: HTMLImageElement) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility({ visibilityProperty: true }) && right >= 0 && left < innerWidth;
    };
    return [...document.images].every((image) => image.complete || !isInSight(image));
  });
  // Loaded is not drawn yet. Pictures that are out of sight may never load.
  await page.evaluate(async () => {
    const loaded = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    await Promise.allSettled(loaded.map((image) => image.decode()));
  });
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const resized = sharp(png).resize({ width: Math.round(width * SCALE) });
  return resized.webp({ quality: 70, smartSubsample: true }).toBuffer();
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(picture: Buffer, height: number): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .extract({ left: 0, top: 0, width: (await sharp(picture).metadata()).width, height })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where two pictures of a page differ visibly: in words, or null. A pixel row more or less at the end is no difference. */
export async function differenceOf(approved: Buffer, taken: Buffer): Promise<string | null> {
  const [before, now] = await Promise.all([sharp(approved).metadata(), sharp(taken).metadata()]);
  if (before.width !== now.width || Math.abs(before.height - now.height) > 1) {
    return `${now.width} × ${now.height} instead of ${before.width} × ${before.height}`;
  }
  const height = Math.min(before.height, now.height);
  const [a, b] = await Promise.all([pixelsOf(approved, height), pixelsOf(taken, height)]);
  const mask = Buffer.alloc(a.data.length);
  const options = { threshold: COLOUR_THRESHOLD, diffMask: true };
  pixelmatch(a.data, b.data, mask, a.width, a.height, options);
  return differingBlock({ ...a, data: mask });
}

function differingBlock({ data, width, height }: Pixels): string | null {
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) {
      const share = differingShare({ data, width, height }, { left, top });
      if (share > BLOCK_SHARE) return `differs at ${Math.round(left / SCALE)}, ${Math.round(top / SCALE)}`;
    }
  }
  return null;
}

function differingShare({ data, width, height }: Pixels, { left, top }: { left: number; top: number }): number {
  const [right, bottom] = [Math.min(left + BLOCK, width), Math.min(top + BLOCK, height)];
  let differing = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (data[(y * width + x) * 4 + 3] !== 0) differing += 1;
    }
  }
  return differing / ((right - left) * (bottom - top));
}
