import pLimit from 'p-limit';
import type { RedrawPicture } from '#engine/usecases/ports/returns.ts';
import { openPicture, type PictureFormat, upright } from './open-picture.ts';

/** Enough to read a label in a photo. */
const LONGEST_SIDE = 1600;

const PHOTO_FORMATS: readonly PictureFormat[] = ['jpeg', 'png', 'webp', 'heif'];

/** A photo takes hundreds of megabytes while it is drawn, and one of four threads that passwords need, too. */
const inTurn = pLimit(1);

/** Place, camera and whatever else came with the photo are left out. Formats that this build cannot read are refused. */
export const redrawPicture: RedrawPicture = (file) => inTurn(() => redraw(file).catch(() => null));

async function redraw(file: Uint8Array): Promise<Buffer | null> {
  const picture = await openPicture(file, PHOTO_FORMATS);
  return picture && upright(picture, LONGEST_SIDE).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
}
