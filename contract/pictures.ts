/** Folder of the pictures on the content host. */
export const UPLOADS_PATH = '/uploads';

/** The sizes a picture is served in, by the names of the API, as the widest and highest it gets. */
export const PICTURE_SIZES = {
  WOOCOMMERCE_GALLERY_THUMBNAIL: [100, 100],
  THUMBNAIL: [150, 150],
  /** Two pixels per point of a card on a phone. */
  MEDIUM: [400, 400],
  WOOCOMMERCE_THUMBNAIL: [320, 320],
  WOOCOMMERCE_SINGLE: [640, 640],
  MEDIUM_LARGE: [768, 768],
  LARGE: [1024, 1024],
  _1536X1536: [1536, 1536],
} as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** MEDIUM of earlier releases: pages of others may still ask for it. */
const FORMER_BOXES: readonly (readonly [number, number])[] = [[300, 300]];

/** `/uploads/a.webp` in a size: `/uploads/a-320x320.webp`. The picture fits into the box; it is never cropped or enlarged. */
export const sizedPicture = (url: string, size: PictureSize): string =>
  url.replace(/(\.\w+)$/, `-${PICTURE_SIZES[size].join('x')}$1`);

/** The copies a picture is served in: every size that is smaller than the picture itself. */
export const copiesOfPicture = (file: string, width: number, height: number) =>
  Object.entries(PICTURE_SIZES)
    .filter(([, [boxWidth, boxHeight]]) => width > boxWidth || height > boxHeight)
    .map(([name, [boxWidth, boxHeight]]) => {
      const scale = Math.min(boxWidth / width, boxHeight / height);
      return {
        name: name.toLowerCase(),
        file: sizedPicture(file, name as PictureSize),
        width: Math.round(width * scale),
        height: Math.round(height * scale),
      };
    });

/** The address of a picture with this very content: `/uploads/a.webp?v=8Jx0aQ2mZk`. Null: which content is not known. */
export const versionedPicture = (url: string, version: string | null): string =>
  version === null ? url : `${url}?v=${version}`;

/** The size that a file name requests: `a-320x320.webp` → `{ file: 'a.webp', box: [320, 320] }`; null when it names none. */
export function splitSize(path: string): { readonly file: string; readonly box: readonly [number, number] } | null {
  const [, stem, width, height, extension] = /^(.+)-(\d+)x(\d+)(\.\w+)$/.exec(path) ?? [];
  const box = [...Object.values(PICTURE_SIZES), ...FORMER_BOXES].find(
    ([w, h]) => String(w) === width && String(h) === height,
  );
  return box ? { file: `${stem}${extension}`, box } : null;
}

/** Folder of the pictures of another backend, by their paths there. */
export const BACKEND_PICTURES_PATH = '/backend-pictures';

/** Pixels of the longer side that no picture of another backend exceeds. */
export const LARGEST_SIDE = 2048;

/** The sizes that pictures of another backend are served in, as pixels of the longer side. */
export const BACKEND_PICTURE_SIDES: readonly number[] = [320, 400, 640, 1024, LARGEST_SIDE];

/** `/wp-content/uploads/oil.jpg` of another backend → `/backend-pictures/wp-content/uploads/oil.jpg?side=640`. */
export const backendPicture = (path: string, side = LARGEST_SIDE): string =>
  `${BACKEND_PICTURES_PATH}${path}?side=${side}`;
