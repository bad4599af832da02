import sharp, { type Metadata, type Sharp } from 'sharp';

/** A picture of more dots is a bomb rather than a photo. */
export const MAX_PIXELS = 60_000_000;
/** AVIF is decoded as a whole, in 18 bytes a dot. */
const MAX_AVIF_PIXELS = 25_000_000;
/** A panorama has fewer; one dot wide, as many rows as a photo has dots take half a minute. */
const MAX_SIDE = 20_000;

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const FORMATS: readonly PictureFormat[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** How files of a format begin, in hexadecimal. The length of AVIF's first box is as short as its reader takes it. */
const BEGINNINGS: Readonly<Record<PictureFormat, RegExp>> = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
  gif: /^47494638(?:37|39)61/,
  heif: /^00000[0-7]..66747970(?:61766966|61766973|6d696631)/,
};

function beginsAs(bytes: Uint8Array, formats: readonly PictureFormat[]): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return formats.some((format) => BEGINNINGS[format].test(beginning));
}

export const isPhotoSized = ({ format, width, height }: Metadata): boolean =>
  Math.max(width, height) <= MAX_SIDE && width * height <= (format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS);

/**
 * A picture that somebody else has made, by its content, whatever it is called. Null for anything in another format, and for
 * one of too many dots. It may still be damaged behind its beginning: then drawing it rejects. Nothing else is read any further:
 * the size of a drawing alone takes minutes to find out if its author wants it to, and a thread that others wait for.
 */
export async function openPicture(bytes: Uint8Array, formats = FORMATS): Promise<Sharp | null> {
  if (!beginsAs(bytes, formats)) return null;
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const facts = await picture.metadata().catch(() => null);
  return facts && formats.some((format) => format === facts.format) && isPhotoSized(facts) ? picture : null;
}

/** As its camera was held, no side longer than so many pixels, and without what else came with it. */
export const upright = (picture: Sharp, longestSide: number): Sharp =>
  picture.rotate().resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
