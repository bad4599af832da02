import { basename } from 'node:path';
import sharp from 'sharp';
import { type BrandPicture, BrandPictureError } from '../own-shop/brand-pictures.ts';
import { pictureTextsIn } from '../own-shop/problem-texts.ts';

/** Of drawings, in dots per inch: sharp at every size that the shop draws them in. */
const DENSITY = 300;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A picture of the brand in another size, as PNG.
 * @throws {BrandPictureError} when the file is cut or damaged behind its beginning
 */
export const drawBrandPicture = ({ src, bytes }: BrandPicture, { width, height }: Size): Promise<Buffer> =>
  sharp(bytes, { density: DENSITY })
    .resize(width, height)
    .png()
    .toBuffer()
    .catch(() => {
      throw new BrandPictureError([{ file: basename(src), problem: pictureTextsIn('en').damaged }]);
    });
