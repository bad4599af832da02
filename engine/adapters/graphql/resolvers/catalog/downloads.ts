import type { Downloads } from '#engine/domain/catalog/product.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';

const FOR_EVER = -1;

/** What a product or variation says of its files. The files themselves are for buyers. */
export const downloadFields = <T>(downloadsOf: (source: T) => Downloads | null) => ({
  downloadable: (source: T) => downloadsOf(source) !== null,
  downloadLimit: (source: T) => withDefault(downloadsOf(source), 'limit'),
  downloadExpiry: (source: T) => withDefault(downloadsOf(source), 'expiryDays'),
  downloads: (source: T) => downloadsOf(source)?.files ?? [],
});

const withDefault = (downloads: Downloads | null, field: 'limit' | 'expiryDays'): number | null =>
  downloads && (downloads[field] ?? FOR_EVER);

const extensionOf = (file: string) => /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? null;

const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
};

export const downloadResolvers: Pick<Resolvers, 'ProductDownload'> = {
  ProductDownload: {
    allowedFileType: ({ file }) => (extensionOf(file) ?? '') in MIME_TYPES,
    downloadId: ({ id }) => id,
    file: () => null,
    fileExists: () => null,
    fileExt: ({ file }) => extensionOf(file),
    filePathType: () => 'relative',
    fileType: ({ file }) => MIME_TYPES[extensionOf(file) ?? ''] ?? null,
    name: ({ name }) => name,
  },
};
