import sharp, { type Sharp } from 'sharp';

/** A picture of more dots is a bomb rather than a photo. */
const MAX_PIXELS = 60_000_000;

/** JPEG, PNG, WebP, GIF and AVIF. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * A picture that somebody else has made, by its content, whatever it is called. Null for anything in another format, and for
 * one of too many dots. It may still be damaged behind its beginning: then drawing it rejects.
 */
export async function openPicture(bytes: Uint8Array, formats = FORMATS): Promise<Sharp | null> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const facts = await picture.metadata().catch(() => null);
  return facts && formats.has(facts.format) && facts.width * facts.height <= MAX_PIXELS ? picture : null;
}

/** As its camera was held, no side longer than so many pixels, and without what else came with it. */
export const upright = (picture: Sharp, longestSide: number): Sharp =>
  picture.rotate().resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
