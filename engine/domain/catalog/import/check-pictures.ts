import { LANGUAGES } from '../../language.ts';
import type { PictureDraft } from '../picture.ts';
import type { ImportRefusal } from '../refusals.ts';
import { checkRows } from './check-rows.ts';
import { unless } from './problems.ts';

/** Below the uploads folder and nowhere else: no step up, no root. */
const FILE = /^[\w-]+(\/[\w-]+)*(\.[\w-]+)+$/;

export const checkPictures = (drafts: readonly PictureDraft[]): ImportRefusal | null =>
  checkRows(drafts, {
    idOf: ({ file }) => file,
    problemsOf: ({ file, sizes, width, height, alt }) => [
      ...unless(
        [file, ...sizes.map((size) => size.file)].every((one) => FILE.test(one)),
        'file',
      ),
      ...unless(width > 0 && height > 0, 'size'),
      ...LANGUAGES.flatMap((language) => unless(alt[language] !== '', `alt.${language}`)),
    ],
  });
