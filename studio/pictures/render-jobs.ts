import { backgroundOf } from '../packs/color-schemes.ts';
import { PRODUCTS, pictureName, productOf, type StudioProduct } from '../packs/products.ts';
import type { PictureKind } from '../rendering/encode.ts';
import type { Shot, Variant } from '../rendering/render-shot.ts';
import { linear } from '../shading/color.ts';
import { framed } from '../tracer/framing.ts';
import { CATEGORY_CUTOUTS } from './category-cutouts.ts';
import { family } from './family.ts';
import { type PlannedPicture, planPictures } from './plan.ts';
import { STILL_SIZE, type Still } from './still.ts';
import { STILLS } from './stills.ts';
import { CAMERAS, HORIZON, PACK_VIEWS, type PackView, PICTURE_SIZE } from './views.ts';

/** The pale backdrop of close-ups. */
const CLOSE_UP_BACKDROP = '#e4ebed';

export interface RenderJob extends Shot {
  readonly kind: PictureKind;
}

interface ProductPicture {
  readonly product: StudioProduct;
  readonly picture: PlannedPicture;
}

const PRODUCT_PICTURES: readonly ProductPicture[] = PRODUCTS.flatMap((product) =>
  planPictures(product).map((picture) => ({ product, picture })),
);

function packVariant({ product, picture: { name, view, packs } }: ProductPicture): Variant {
  const objects = packs.map((subject) => ({ subject }));
  if (view === 'front') return { name, objects };
  if (view === 'scene')
    return { name, objects, backdrop: { color: linear(backgroundOf(product.category)), horizon: HORIZON } };
  return { name, objects, backdrop: { color: linear(CLOSE_UP_BACKDROP) } };
}

const packJob = (view: PackView, pictures: readonly ProductPicture[]): RenderJob => ({
  kind: 'square',
  camera: CAMERAS[view],
  floor: view === 'front' || view === 'scene',
  variants: pictures.map(packVariant),
});

/** Pictures of single packs: one job for each container and view. */
const packJobs = (): RenderJob[] =>
  PACK_VIEWS.flatMap((view) => {
    const inView = PRODUCT_PICTURES.filter(({ picture }) => picture.view === view);
    const byContainer = Map.groupBy(inView, ({ picture }) => picture.packs[0]?.container);
    return [...byContainer.values()].map((pictures) => packJob(view, pictures));
  });

const familyJobs = (): RenderJob[] =>
  PRODUCT_PICTURES.filter(({ picture }) => picture.view === 'family').map(({ picture: { name, packs } }) => ({
    kind: 'square',
    floor: true,
    camera: (model) =>
      framed(model, { width: PICTURE_SIZE, height: PICTURE_SIZE, yaw: 0, pitch: 9, fill: 0.9, middle: [0.5, 0.48] }),
    variants: [{ name, objects: family(packs) }],
  }));

const stillJob = ([name, { objects, view, background, horizon }]: [name: string, still: Still]): RenderJob => ({
  kind: 'still',
  floor: horizon !== undefined,
  camera: (model) =>
    'fill' in view ? framed(model, { ...STILL_SIZE, ...view }) : { ...STILL_SIZE, shift: [0, 0], ...view },
  variants: [{ name, objects, backdrop: { color: linear(background), ...(horizon !== undefined && { horizon }) } }],
});

/** A pack as high as the picture, to be trimmed at its sides. */
const cutoutJob = ({ file, product, height }: (typeof CATEGORY_CUTOUTS)[number]): RenderJob => ({
  kind: 'trimmed',
  floor: false,
  camera: (model) =>
    framed(model, { width: height, height, yaw: model.yaw, pitch: model.pitch, fill: 1, middle: [0.5, 0.5] }),
  variants: [{ name: pictureName(file), objects: [{ subject: productOf(product).mainPack }] }],
});

const allJobs = (): RenderJob[] => [
  ...packJobs(),
  ...familyJobs(),
  ...Object.entries(STILLS).map(stillJob),
  ...CATEGORY_CUTOUTS.map(cutoutJob),
];

/** Jobs for the pictures of the given names, or whose names begin with them and a hyphen; without names for all. */
export function renderJobs(names: readonly string[]): RenderJob[] {
  if (names.length === 0) return allJobs();
  const isAskedFor = ({ name }: Variant) => names.some((start) => name === start || name.startsWith(`${start}-`));
  return allJobs()
    .map((job) => ({ ...job, variants: job.variants.filter(isAskedFor) }))
    .filter(({ variants }) => variants.length > 0);
}
