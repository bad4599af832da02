import type { Picture } from '#engine/domain/catalog/picture.ts';
import { globalId } from './ids.ts';

/** The fields by which clients of WordPress read the main picture of something. */
export const featuredImage = <Source>(pictureOf: (source: Source) => Picture | null) => ({
  featuredImage: (source: Source) => {
    const picture = pictureOf(source);
    return picture && { cursor: null, node: picture };
  },
  featuredImageDatabaseId: (source: Source) => pictureOf(source)?.id ?? null,
  featuredImageId: (source: Source) => {
    const picture = pictureOf(source);
    return picture && globalId('post', picture.id);
  },
});
