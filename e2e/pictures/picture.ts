import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';

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

/** What floats looks after a frame and a timer whether it covers something, and what has come may have moved it meanwhile. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

export interface Pixels {
  /** Four bytes each. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The whole page. */
export async function takePicture(page: Page): Promise<Pixels> {
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
  await settle(page);
  // A JPEG is written, sent and read in half the time of a PNG, and what it loses is gone at this scale.
  const taken = await page.screenshot({ type: 'jpeg', quality: 95, animations: 'disabled', caret: 'hide' });
  return pixelsOf(sharp(taken).resize({ width: Math.round(width * SCALE) }));
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** As WebP, which takes longer than all the rest: only of what is kept. */
export function encodePicture({ data, width, height }: Pixels): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return picture.webp({ quality: 70, smartSubsample: true }).toBuffer();
}

/** Where two pictures of a page differ visibly: in words, or null. A pixel row more or less at the end is no difference. */
export async function differenceOf(approved: Buffer, now: Pixels): Promise<string | null> {
  const before = await pixelsOf(sharp(approved));
  if (before.width !== now.width || Math.abs(before.height - now.height) > 1) {
    return `${now.width} × ${now.height} instead of ${before.width} × ${before.height}`;
  }
  const [width, height] = [now.width, Math.min(before.height, now.height)];
  const mask = Buffer.alloc(width * height * 4);
  const [a, b] = [before.data.subarray(0, mask.length), now.data.subarray(0, mask.length)];
  pixelmatch(a, b, mask, width, height, { threshold: COLOUR_THRESHOLD, diffMask: true });
  return differingBlock({ data: mask, width, height });
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
