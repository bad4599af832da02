import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_SIZES, type PictureSize, sizedPicture } from '#contract/pictures.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { Translated } from '#engine/domain/language.ts';

/** The copies a picture is served in: every size that is smaller than the picture itself. */
function sizesOf(file: string, width: number, height: number): PictureDraft['sizes'] {
  return Object.entries(PICTURE_SIZES)
    .filter(([, [boxWidth, boxHeight]]) => width > boxWidth || height > boxHeight)
    .map(([name, [boxWidth, boxHeight]]) => {
      const scale = Math.min(boxWidth / width, boxHeight / height);
      return {
        name: name.toLowerCase(),
        file: sizedPicture(file, name as PictureSize),
        width: Math.round(width * scale),
        height: Math.round(height * scale),
      };
    });
}

interface PictureText {
  readonly file: string;
  readonly title: Translated;
  readonly alt: Translated;
}

/** Measures an uploaded file. */
export async function pictureDraft(uploads: string, { file, title, alt }: PictureText): Promise<PictureDraft> {
  const { width, height } = await sharp(join(uploads, file)).metadata();
  return { file, mimeType: 'image/webp', width, height, sizes: sizesOf(file, width, height), title, alt };
}
