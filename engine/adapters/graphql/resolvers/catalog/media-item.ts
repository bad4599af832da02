import { versionedPicture } from '#contract/pictures.ts';
import type { Picture, PictureSize } from '#engine/domain/catalog/picture.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type { Site } from '../../context/site.ts';
import { databaseId, globalId } from '../../formats/ids.ts';
import type {
  InputMaybe,
  MediaItemSizeEnum,
  ProductToMediaItemConnectionWhereArgs,
  Resolvers,
} from '../../generated/resolvers.generated.ts';
import { type Many, searchText, valuesOf } from '../inputs/input-values.ts';

export type PictureCopy = Pick<PictureSize, 'file' | 'width' | 'height'>;

/** `_1536X1536` → `1536x1536`: one form for the names of sizes in queries and in the database. */
const sizeName = (size: MediaItemSizeEnum | PictureSize['name']): string =>
  IS_SIZE_NAME.test(size) ? size : size.replace(/^_/, '').toLowerCase();

/** Most names in the database have that form, and there are several for each picture of a list. */
const IS_SIZE_NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** The copy of that size, or the full picture where there is none. */
const pictureCopy = (picture: Picture, size: MediaItemSizeEnum | null | undefined): PictureCopy =>
  (size && picture.sizes.find(({ name }) => sizeName(name) === sizeName(size))) || picture;

/** A copy has the version of the picture it was made from. */
function mediaUrl(picture: Picture, { file }: Pick<PictureCopy, 'file'>, { uploadsUrl, pictureVersion }: Site): string {
  return versionedPicture(`${uploadsUrl}/${inUrl(file)}`, pictureVersion?.(picture.file) ?? null);
}

const inUrl = (file: string): string =>
  HAS_PLAIN_NAME.test(file) ? file : file.split('/').map(encodeURIComponent).join('/');

/** Names that stand in an address as they are. */
const HAS_PLAIN_NAME = /^[\w./-]+$/;

/** Every copy up to the requested width, for the browser to choose from. */
function sourceSet(picture: Picture, maxWidth: number, { site }: Context): string {
  return [...picture.sizes, picture]
    .filter(({ width }) => width <= maxWidth)
    .map((copy) => `${mediaUrl(picture, copy, site)} ${copy.width}w`)
    .join(', ');
}

type Sizes = InputMaybe<readonly InputMaybe<MediaItemSizeEnum>[]>;

const namesOf = (sizes: Sizes) => sizes?.map((size) => size && sizeName(size));

function selectedSizes({ sizes }: Picture, include: Sizes, exclude: Sizes): readonly PictureSize[] {
  const [only, others] = [namesOf(include), namesOf(exclude)];
  return sizes.filter(({ name }) => (only?.includes(sizeName(name)) ?? true) && !others?.includes(sizeName(name)));
}

export type GalleryArguments = PageArguments & {
  readonly where?: InputMaybe<ProductToMediaItemConnectionWhereArgs>;
};

const idsOf = (ids: Many<string>) => valuesOf(ids)?.map(databaseId);

/** Those of the pictures that match, in their own order. */
export function matchingPictures(pictures: readonly Picture[], where: GalleryArguments['where']): readonly Picture[] {
  if (!where) return pictures;
  const [only, others] = [idsOf(where.in), idsOf(where.notIn)];
  const part = searchText(where.search)?.toLowerCase() ?? '';
  return pictures.filter(
    ({ id, title, alt }) =>
      (only?.includes(id) ?? true) &&
      !others?.includes(id) &&
      (!where.title || title === where.title) &&
      `${title} ${alt}`.toLowerCase().includes(part),
  );
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
    mediaItemUrl: (picture, _args, { site }) => mediaUrl(picture, picture, site),
    mediaType: () => 'image',
    mimeType: ({ mimeType }) => mimeType,
    sizes: (picture, { size }) => {
      const { width } = pictureCopy(picture, size);
      return `(max-width: ${width}px) 100vw, ${width}px`;
    },
    slug: ({ file }) => file.replace(/^.*\//, '').replace(/\.\w+$/, ''),
    sourceUrl: (picture, { size }, { site }) => mediaUrl(picture, pictureCopy(picture, size), site),
    srcSet: (picture, { size }, context) => sourceSet(picture, pictureCopy(picture, size).width, context),
    title: ({ title }) => title,
    uri: () => null,
  },
  MediaDetails: {
    file: ({ file }) => file,
    height: ({ height }) => height,
    sizes: (picture, { include, exclude }, { site }) =>
      selectedSizes(picture, include, exclude).map(({ name, file, width, height }) => ({
        file,
        height: String(height),
        mimeType: picture.mimeType,
        name,
        sourceUrl: mediaUrl(picture, { file }, site),
        width: String(width),
      })),
    width: ({ width }) => width,
  },
};
