import { PRODUCTS } from '../../catalogue/index.ts';
import type { Member } from '../cast.ts';
import { FIELDS } from '../colourways.ts';
import { mainPack } from '../plan.ts';
import type { Place } from '../tracer/arrange.ts';
import type { Setting } from './setting.ts';

/** A product's main pack, standing at a place. */
function pack(slug: string, place: Partial<Place> = {}): Member {
  const product = PRODUCTS.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`no product ${slug} to photograph`);
  return {
    of: { packshot: mainPack(product), category: product.category },
    place: { x: 0, z: 0, turn: 0, scale: 1, ...place },
  };
}

const STANDING = { yaw: 0, pitch: 6, fill: 0.78, middle: [0.5, 0.5] } as const;

/** One pack of five categories. */
export const RANGE: readonly Member[] = [
  pack('full-synthetic', { x: -70, z: -40, turn: -12 }),
  pack('fuel-system-cleaner', { x: -218, z: 20 }),
  pack('oil-treatment', { x: 74, z: 40 }),
  pack('brake-fluid-dot4', { x: 172, z: 10 }),
  pack('throttle-cleaner', { x: 268, z: -20 }),
];

/** Stills of packs on the colour of their category. */
export const PACKS = {
  'art-brake': {
    members: [
      { of: 'brake-disc', place: { x: 70, z: -60, turn: -26, scale: 1 } },
      pack('brake-fluid-dot4', { x: -120, z: 40, turn: 12, scale: 1.05 }),
    ],
    view: { ...STANDING, fill: 0.82 },
    field: FIELDS['minyak-rem'],
    horizon: 0.6,
  },
  'art-care': {
    members: [
      pack('interior-protectant', { x: -98, z: -10, turn: 16 }),
      pack('all-purpose-wipes', { x: 18, z: 6 }),
      pack('carnauba-wax', { x: 142, z: 44, turn: -4 }),
    ],
    view: STANDING,
    field: FIELDS['interior-dan-eksterior'],
    horizon: 0.6,
  },
  'art-flush': {
    members: [pack('engine-flush', { x: -62, z: 22, turn: 4 }), pack('engine-degreaser', { x: 48, z: -14, turn: -6 })],
    view: { ...STANDING, fill: 0.78 },
    field: FIELDS['pembersih-mesin'],
    horizon: 0.6,
  },
  'art-moto': {
    members: [
      pack('moto-4t', { x: -72, z: 0, turn: -8 }),
      pack('moto-matic', { x: 52, z: -16, turn: -16 }),
      pack('moto-fuel-cleaner', { x: 136, z: 62 }),
    ],
    view: STANDING,
    field: FIELDS['campuran-oli'],
    horizon: 0.6,
  },
  'art-range': {
    members: RANGE,
    view: { ...STANDING, fill: 0.8 },
    field: '#a6d8ee',
    horizon: 0.6,
  },
  'art-guide': {
    members: [
      pack('panduan-pilih-oli', { x: -92, z: 44, turn: -14 }),
      pack('syn-formula', { x: 92, z: -50, turn: -12 }),
    ],
    view: STANDING,
    field: '#dfe8ea',
    horizon: 0.6,
  },
} as const satisfies Readonly<Record<string, Setting>>;
