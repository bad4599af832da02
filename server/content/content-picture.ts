import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PICTURE_SIZES, sizedPicture, UPLOADS_PATH, versionedPicture } from '#contract/pictures.ts';
import { versionOf } from './picture-version.ts';
import { translatedText } from './translated.ts';

/** Below the uploads, so that they are served in every size as pictures of products are. */
const FOLDER = 'content';
const SOURCE = fileURLToPath(new URL('../../content/pictures', import.meta.url));

/** Width by height of every picture of the content folder. */
const RATIO = 16 / 10;
const SIZES = ['WOOCOMMERCE_THUMBNAIL', 'MEDIUM', 'WOOCOMMERCE_SINGLE', 'LARGE'] as const;

const copiesOf = (src: string, version: string) =>
  SIZES.map((size) => {
    const [width] = PICTURE_SIZES[size];
    return { src: versionedPicture(sizedPicture(src, size), version), width, height: Math.round(width / RATIO) };
  });

/** The name of a file in `content/pictures`, and what it shows in both languages. */
export const contentPicture = z
  .strictObject({
    file: z
      .string('is missing')
      .regex(/^[\w-]+\.(?:webp|jpe?g|png)$/, 'must be the name of a file in content/pictures')
      .refine((file) => existsSync(join(SOURCE, file)), 'is no file of content/pictures'),
    alt: translatedText,
  })
  .transform(({ file, alt }) => {
    const src = `${UPLOADS_PATH}/${FOLDER}/${file}`;
    const version = versionOf(readFileSync(join(SOURCE, file)));
    return { src: versionedPicture(src, version), alt, copies: copiesOf(src, version) };
  });

/** Puts the pictures where the shop serves its uploads. */
export async function copyContentPictures(uploads: string): Promise<void> {
  const target = join(uploads, FOLDER);
  await mkdir(target, { recursive: true });
  await cp(SOURCE, target, { recursive: true });
}
