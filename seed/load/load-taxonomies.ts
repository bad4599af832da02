import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_SIZES, type PictureSize, sizedPicture } from '#contract/pictures.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import type { Seed } from '../read/read-seed.ts';
import type { DescribedPicture } from '../read/schema.ts';
import { UPLOADS } from './copy-files.ts';
import { throwIfRefused } from './throw-if-refused.ts';

/** Imports everything that products refer to: pictures, categories, attributes. */
export async function loadTaxonomies(usecases: Usecases, seed: Seed): Promise<void> {
  const pictures = await Promise.all(seed.pictures.map(measure));
  await throwIfRefused('pictures', usecases.importPictures(pictures));
  await throwIfRefused('categories', usecases.importCategories(seed.categories));
  await throwIfRefused('attributes', usecases.importAttributes(seed.attributes));
}

async function measure({ file, title, alt }: DescribedPicture): Promise<PictureDraft> {
  const { width, height } = await sharp(join(UPLOADS, file)).metadata();
  return { file, mimeType: 'image/webp', width, height, sizes: sizesOf(file, width, height), title, alt };
}

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
