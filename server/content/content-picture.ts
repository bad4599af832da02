import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PICTURE_SIZES, sizedPicture, UPLOADS_PATH } from '#contract/pictures.ts';
import { translatedText } from './translated.ts';

/** Below the uploads, so that they are served in every size as pictures of products are. */
const FOLDER = 'content';
const SOURCE = fileURLToPath(new URL('../../content/pictures', import.meta.url));

/** Width by height of every picture of the content folder. */
const RATIO = 16 / 10;
const SIZES = ['WOOCOMMERCE_THUMBNAIL', 'WOOCOMMERCE_SINGLE', 'LARGE'] as const;

const copiesOf = (src: string) =>
  SIZES.map((size) => {
    const [width] = PICTURE_SIZES[size];
    return { src: sizedPicture(src, size), width, height: Math.round(width / RATIO) };
  });

/** The name of a file in `content/pictures`, and what it shows in both languages. */
export const contentPicture = z
  .strictObject({
    file: z
      .string('is missing')
      .regex(/^[\w-]+\.(?:webp|jpe?g|png)$/, 'must be the name of a file in content/pictures'),
    alt: translatedText,
  })
  .transform(({ file, alt }) => {
    const src = `${UPLOADS_PATH}/${FOLDER}/${file}`;
    return { src, alt, copies: copiesOf(src) };
  });

/** Puts the pictures where the shop serves its uploads. */
export async function copyContentPictures(uploads: string): Promise<void> {
  const target = join(uploads, FOLDER);
  await mkdir(target, { recursive: true });
  await cp(SOURCE, target, { recursive: true });
}
