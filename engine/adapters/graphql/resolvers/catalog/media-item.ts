import type { Picture } from '#engine/domain/catalog/picture.ts';
import type { Context } from '../../context.ts';
import { globalId } from '../../formats/global-id.ts';
import { mediaUrl, pictureCopy, sizeName } from '../../formats/media.ts';
import type { InputMaybe, MediaItemSizeEnum, Resolvers } from '../../generated/resolvers.generated.ts';

/** Every copy that is not larger than the one asked for, for the browser to choose from. */
function sourceSet(picture: Picture, largest: number, { site }: Context): string {
  return [...picture.sizes, picture]
    .filter(({ width }) => width <= largest)
    .map(({ file, width }) => `${mediaUrl(site.uploadsUrl, file)} ${width}w`)
    .join(', ');
}

type Sizes = InputMaybe<readonly InputMaybe<MediaItemSizeEnum>[]>;

function isWanted(name: string, include: Sizes, exclude: Sizes): boolean {
  const names = (sizes: Sizes) => sizes?.map((size) => size && sizeName(size));
  const own = sizeName(name);
  return (names(include)?.includes(own) ?? true) && !names(exclude)?.includes(own);
}

export const mediaResolvers: Pick<Resolvers, 'MediaItem' | 'MediaDetails'> = {
  MediaItem: {
    altText: ({ alt }) => alt,
    caption: () => null,
    databaseId: ({ id }) => id,
    date: () => null,
    description: () => null,
    id: ({ id }) => globalId('post', id),
    mediaDetails: (picture) => picture,
    mediaItemUrl: ({ file }, _args, { site }) => mediaUrl(site.uploadsUrl, file),
    mediaType: () => 'image',
    mimeType: ({ mimeType }) => mimeType,
    sizes: (picture, { size }) => {
      const { width } = pictureCopy(picture, size);
      return `(max-width: ${width}px) 100vw, ${width}px`;
    },
    slug: ({ file }) => file.replace(/^.*\//, '').replace(/\.\w+$/, ''),
    sourceUrl: (picture, { size }, { site }) => mediaUrl(site.uploadsUrl, pictureCopy(picture, size).file),
    srcSet: (picture, { size }, context) => sourceSet(picture, pictureCopy(picture, size).width, context),
    title: ({ title }) => title,
    uri: () => null,
  },
  MediaDetails: {
    file: ({ file }) => file,
    height: ({ height }) => height,
    sizes: ({ mimeType, sizes }, { include, exclude }, { site }) =>
      sizes
        .filter(({ name }) => isWanted(name, include, exclude))
        .map(({ name, file, width, height }) => ({
          file,
          height: String(height),
          mimeType,
          name,
          sourceUrl: mediaUrl(site.uploadsUrl, file),
          width: String(width),
        })),
    width: ({ width }) => width,
  },
};
