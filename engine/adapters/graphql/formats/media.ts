import type { Picture, PictureSize } from '#engine/domain/catalog/picture.ts';
import type { MediaItemSizeEnum } from '../generated/resolvers.generated.ts';

export type PictureCopy = Pick<PictureSize, 'file' | 'width' | 'height'>;

/** `_1536X1536` → `1536x1536`: of the name of a size as it is asked for, or as it is stored. */
export const sizeName = (size: MediaItemSizeEnum | PictureSize['name']): string => size.replace(/^_/, '').toLowerCase();

/** The copy of that name, where it was never made the full picture. */
export const pictureCopy = (picture: Picture, size: MediaItemSizeEnum | null | undefined): PictureCopy =>
  (size && picture.sizes.find(({ name }) => sizeName(name) === sizeName(size))) || picture;

export const mediaUrl = (uploadsUrl: string, file: string): string =>
  `${uploadsUrl}/${file.split('/').map(encodeURIComponent).join('/')}`;
