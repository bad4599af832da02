import sharp from 'sharp';
import type { RedrawPicture } from '#engine/usecases/ports/returns.ts';

/** Enough to read a label in a photo. */
const LONGEST_SIDE = 1600;
/** A picture of more dots is a bomb rather than a photo. */
const MAX_PIXELS = 60_000_000;

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Place, camera and whatever else came with the photo are left out. Formats that this build cannot read are refused. */
export const redrawPicture: RedrawPicture = async (file) => {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    return await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
};
