import type { RedrawPicture } from '#engine/usecases/ports/returns.ts';
import { openPicture, upright } from './open-picture.ts';

/** Enough to read a label in a photo. */
const LONGEST_SIDE = 1600;

const PHOTO_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Place, camera and whatever else came with the photo are left out. Formats that this build cannot read are refused. */
export const redrawPicture: RedrawPicture = async (file) => {
  try {
    const picture = await openPicture(file, PHOTO_FORMATS);
    return (
      picture && (await upright(picture, LONGEST_SIDE).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer())
    );
  } catch {
    return null;
  }
};
