import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createBackendPictures } from './backend-pictures.ts';
import { fetchPicture } from './fetch-picture.ts';
import { createLargeOriginals } from './large-originals.ts';
import { createPictureCopies } from './picture-copies.ts';
import { createPictureVersions, type PictureVersions } from './picture-versions.ts';
import { createPictures } from './pictures.ts';
import { createSmallerPictures } from './smaller-pictures.ts';

interface Needs {
  readonly uploads: string;
  /** Of the uploads, as the engine tells them; null over another backend. */
  readonly versions: PictureVersions | null;
  onError(error: unknown): void;
  /** Called once for each content of an upload that cannot be drawn. */
  onUndrawable(file: string): void;
}

/** The pictures that this shop serves: its uploads, and over another backend those of the backend, too. */
export function openPictures(
  { pictures, commerceApiUrl, imageOrigin: origin, dataFolder }: Config,
  { uploads, versions: known, onError, onUndrawable }: Needs,
) {
  const folder = join(dataFolder, 'cache', 'pictures');
  const copies = createPictureCopies({ folder, maxBytes: pictures.maxCacheBytes, onError });
  const smaller = createSmallerPictures({ copies, makesAvif: pictures.makesAvif, onError });
  const isOther = commerceApiUrl !== null && origin !== null;
  const versions = known ?? createPictureVersions(uploads);
  const largeOriginals = createLargeOriginals({ uploads, copies, versions, onUndrawable });
  return {
    pictures: createPictures({ uploads, smaller, largeOriginals, versions }),
    backendPictures: isOther ? createBackendPictures({ origin, copies, smaller, fetchPicture, now: Date.now }) : null,
  };
}
