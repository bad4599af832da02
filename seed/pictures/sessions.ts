import { PRODUCTS } from '../catalogue/index.ts';
import type { ProductSeed } from '../catalogue/product-seed.ts';
import type { Pack } from './cast.ts';
import { FIELDS } from './colourways.ts';
import type { Print, Session } from './develop.ts';
import { family } from './family.ts';
import { linear } from './paint/colour.ts';
import { MASTER } from './pictures-of.ts';
import { mainPack, type PlannedPicture, planPictures } from './plan.ts';
import { SHELF, SHELF_HEIGHT } from './shelf.ts';
import { MASTER_STILL } from './stills/index.ts';
import type { Setting } from './stills/setting.ts';
import { SETTINGS } from './stills/settings.ts';
import { framed } from './tracer/framing.ts';
import { CAMERAS, HORIZON, PACK_VIEWS, type PackView } from './views.ts';

/** The pale paper behind close-ups. */
const PAPER = '#e4ebed';

export interface Take extends Session {
  /** Trimmed to the pack; a still is wide; else a square. */
  readonly kind: 'square' | 'still' | 'trimmed';
}

const productOf = (slug: string): ProductSeed => {
  const product = PRODUCTS.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`no product ${slug} to photograph`);
  return product;
};

const packOf = (product: ProductSeed): Pack => ({ packshot: mainPack(product), category: product.category });

function packPrint(product: ProductSeed, { name, view, packshots }: PlannedPicture): Print {
  const members = packshots.map((packshot) => ({ of: { packshot, category: product.category } }));
  if (view === 'front') return { name, members };
  if (view === 'scene')
    return { name, members, backdrop: { colour: linear(FIELDS[product.category]), horizon: HORIZON } };
  return { name, members, backdrop: { colour: linear(PAPER) } };
}

interface Planned {
  readonly product: ProductSeed;
  readonly picture: PlannedPicture;
}

const plannedOf = (product: ProductSeed): Planned[] => {
  const { main, gallery, variations } = planPictures(product);
  return [main, ...gallery, ...variations].map((picture) => ({ product, picture }));
};

function packTake(view: PackView, group: readonly Planned[]): Take {
  return {
    kind: 'square',
    camera: CAMERAS[view],
    floor: view === 'front' || view === 'scene',
    prints: group.map(({ product, picture }) => packPrint(product, picture)),
  };
}

/** Pictures of single packs: one take for each container and view. */
function packTakes(products: readonly ProductSeed[]): Take[] {
  const planned = products.flatMap(plannedOf);
  return PACK_VIEWS.flatMap((view) => {
    const inView = planned.filter(({ picture }) => picture.view === view);
    const alike = Map.groupBy(inView, ({ picture }) => picture.packshots[0]?.container);
    return [...alike.values()].map((group) => packTake(view, group));
  });
}

function familyTakes(products: readonly ProductSeed[]): Take[] {
  return products
    .flatMap(plannedOf)
    .filter(({ picture }) => picture.view === 'family')
    .map(({ product, picture: { name, packshots } }) => ({
      kind: 'square',
      floor: true,
      camera: (form) =>
        framed(form, { width: MASTER, height: MASTER, yaw: 0, pitch: 9, fill: 0.9, middle: [0.5, 0.48] }),
      prints: [{ name, members: family(packshots.map((packshot) => ({ packshot, category: product.category }))) }],
    }));
}

const stillTake = ([name, { members, view, field, horizon }]: [name: string, setting: Setting]): Take => ({
  kind: 'still',
  floor: horizon !== undefined,
  camera: (form) =>
    'fill' in view ? framed(form, { ...MASTER_STILL, ...view }) : { ...MASTER_STILL, shift: [0, 0], ...view },
  prints: [{ name, members, backdrop: { colour: linear(field), ...(horizon !== undefined && { horizon }) } }],
});

/** A pack as high as the picture, to be trimmed at its sides. */
const cutOutTake = (file: string, { product, height }: { product: string; height: number }): Take => ({
  kind: 'trimmed',
  floor: false,
  camera: (form) =>
    framed(form, { width: height, height, yaw: form.yaw, pitch: form.pitch, fill: 1, middle: [0.5, 0.5] }),
  prints: [{ name: file.replace(/^.*\/|\.webp$/g, ''), members: [{ of: packOf(productOf(product)) }] }],
});

/** Everything there is to photograph. */
const allTakes = (): Take[] => [
  ...packTakes(PRODUCTS),
  ...familyTakes(PRODUCTS),
  ...Object.entries(SETTINGS).map(stillTake),
  ...SHELF.map(({ file, product }) => cutOutTake(file, { product, height: SHELF_HEIGHT })),
];

/** The takes that some of the wanted names belong to: a name, or the slug it begins with. */
export function takesFor(wanted: readonly string[]): Take[] {
  const isWanted = ({ name }: Print) => wanted.some((start) => name === start || name.startsWith(`${start}-`));
  if (wanted.length === 0) return allTakes();
  return allTakes()
    .map((take) => ({ ...take, prints: take.prints.filter(isWanted) }))
    .filter(({ prints }) => prints.length > 0);
}
