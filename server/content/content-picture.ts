import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PICTURE_SIZES, sizedPicture, UPLOADS_PATH, versionedPicture } from '#contract/pictures.ts';
import { pictureSize } from '../own-shop/brand-pictures.ts';
import { problemTextsIn } from '../own-shop/problem-texts.ts';
import { readOwnFile } from '../own-shop/read-own-file.ts';
import { contentFolders } from './content-folders.ts';
import { versionOf } from './picture-version.ts';
import { translatedText } from './translated.ts';

/** Below the uploads, so that they are served in every size as pictures of products are. */
const FOLDER = 'content';
const PICTURES = 'pictures';
const PICTURE_NAME = /^[\w-]+\.(?:webp|jpe?g|png)$/;
const FORMATS: ReadonlySet<string> = new Set(['webp', 'jpg', 'png']);

/** Width by height of every picture of the content folder. */
const RATIO = 16 / 10;
const SIZES = ['WOOCOMMERCE_THUMBNAIL', 'MEDIUM', 'WOOCOMMERCE_SINGLE', 'LARGE'] as const;

const copiesOf = (src: string, version: string) =>
  SIZES.map((size) => {
    const [width] = PICTURE_SIZES[size];
    return { src: versionedPicture(sizedPicture(src, size), version), width, height: Math.round(width / RATIO) };
  });

/** The bytes of a picture, or why it cannot be shown. */
function readPicture(folders: readonly string[], file: string): Buffer | string {
  const path = folders.map((folder) => join(folder, PICTURES, file)).find((one) => existsSync(one));
  if (path === undefined) return 'is no file of content/pictures';
  const bytes = readOwnFile(path);
  if (typeof bytes === 'string') return problemTextsIn('en').file[bytes];
  return FORMATS.has(pictureSize(bytes)?.type ?? '') ? bytes : 'is no picture';
}

/** The name of a file in `pictures` of one of these folders, and what it shows in both languages. */
export const contentPictureIn = (folders: readonly string[]) =>
  z
    .strictObject({
      file: z.string('is missing').regex(PICTURE_NAME, 'must be the name of a file in content/pictures'),
      alt: translatedText,
    })
    .transform(({ file, alt }, check) => {
      const bytes = readPicture(folders, file);
      if (typeof bytes === 'string') {
        check.addIssue({ code: 'custom', path: ['file'], message: bytes });
        return z.NEVER;
      }
      const src = `${UPLOADS_PATH}/${FOLDER}/${file}`;
      const version = versionOf(bytes);
      return { src: versionedPicture(src, version), alt, copies: copiesOf(src, version) };
    });

/** Puts the pictures where the shop serves its uploads. */
export function copyContentPictures(uploads: string, folders: readonly string[] = contentFolders()): void {
  const target = join(uploads, FOLDER);
  mkdirSync(target, { recursive: true });
  const names = folders
    .map((folder) => join(folder, PICTURES))
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  for (const name of new Set(names.filter((one) => PICTURE_NAME.test(one)))) {
    const bytes = readPicture(folders, name);
    if (typeof bytes === 'string') continue;
    // Somebody may be looking at the one that it replaces.
    const draft = join(target, `.${name}.${process.pid}`);
    writeFileSync(draft, bytes);
    renameSync(draft, join(target, name));
  }
}
