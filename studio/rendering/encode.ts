import sharp from 'sharp';
import type { Picture } from '../shading/shade.ts';

/** A product picture is square, a still wide, a category's cutout trimmed at its sides. */
export type PictureKind = 'square' | 'still' | 'trimmed';

/** Bytes that a picture may have. */
const LIMITS: Readonly<Record<PictureKind, number>> = { square: 40_000, still: 60_000, trimmed: 60_000 };

const QUALITIES = [86, 82, 78, 73, 68, 62, 55, 48, 41] as const;

/** WebP at the best quality that keeps the limit; trimmed ones lose the empty pixels beside the pack and keep their height. */
export async function encode({ width, height, data }: Picture, kind: PictureKind): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  if (kind === 'trimmed') image.trim({ background: '#00000000', threshold: 8 }).resize({ height });
  if (kind === 'still') image.removeAlpha();
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await image
      .clone()
      .webp({ quality, alphaQuality: Math.min(88, quality + 12), effort: 5, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= LIMITS[kind]) break;
  }
  return bytes;
}
