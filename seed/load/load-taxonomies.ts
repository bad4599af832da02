import { join } from 'node:path';
import sharp from 'sharp';
import { copiesOfPicture } from '#contract/pictures.ts';
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
  return { file, mimeType: 'image/webp', width, height, sizes: copiesOfPicture(file, width, height), title, alt };
}
