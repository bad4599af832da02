import { backgroundOf } from '../packs/color-schemes.ts';
import { productOf } from '../packs/products.ts';
import type { SceneObject } from '../rendering/scene.ts';
import type { Placement } from '../tracer/arrange.ts';
import type { Stills } from './still.ts';

/** A product's main pack. */
const pack = (slug: string, placement: Partial<Placement> = {}): SceneObject => ({
  subject: productOf(slug).mainPack,
  placement: { x: 0, z: 0, turn: 0, scale: 1, ...placement },
});

const EYE_LEVEL = { yaw: 0, pitch: 6, fill: 0.78, middle: [0.5, 0.5] } as const;

/** A pack of each of five categories. */
export const RANGE: readonly SceneObject[] = [
  pack('full-synthetic', { x: -70, z: -40, turn: -12 }),
  pack('fuel-system-cleaner', { x: -218, z: 20 }),
  pack('oil-treatment', { x: 74, z: 40 }),
  pack('brake-fluid-dot4', { x: 172, z: 10 }),
  pack('throttle-cleaner', { x: 268, z: -20 }),
];

/** Stills of packs on the color of their category. */
export const PACK_STILLS = {
  'art-brake': {
    objects: [
      { subject: 'brake-disc', placement: { x: 70, z: -60, turn: -26, scale: 1 } },
      pack('brake-fluid-dot4', { x: -120, z: 40, turn: 12, scale: 1.05 }),
    ],
    view: { ...EYE_LEVEL, fill: 0.82 },
    background: backgroundOf('minyak-rem'),
    horizon: 0.6,
  },
  'art-care': {
    objects: [
      pack('interior-protectant', { x: -98, z: -10, turn: 16 }),
      pack('all-purpose-wipes', { x: 18, z: 6 }),
      pack('carnauba-wax', { x: 142, z: 44, turn: -4 }),
    ],
    view: EYE_LEVEL,
    background: backgroundOf('interior-dan-eksterior'),
    horizon: 0.6,
  },
  'art-flush': {
    objects: [pack('engine-flush', { x: -62, z: 22, turn: 4 }), pack('engine-degreaser', { x: 48, z: -14, turn: -6 })],
    view: { ...EYE_LEVEL, fill: 0.78 },
    background: backgroundOf('pembersih-mesin'),
    horizon: 0.6,
  },
  'art-moto': {
    objects: [
      pack('moto-4t', { x: -72, z: 0, turn: -8 }),
      pack('moto-matic', { x: 52, z: -16, turn: -16 }),
      pack('moto-fuel-cleaner', { x: 136, z: 62 }),
    ],
    view: EYE_LEVEL,
    background: backgroundOf('campuran-oli'),
    horizon: 0.6,
  },
  'art-range': {
    objects: RANGE,
    view: { ...EYE_LEVEL, fill: 0.8 },
    background: '#a6d8ee',
    horizon: 0.6,
  },
  'art-guide': {
    objects: [
      pack('panduan-pilih-oli', { x: -92, z: 44, turn: -14 }),
      pack('syn-formula', { x: 92, z: -50, turn: -12 }),
    ],
    view: EYE_LEVEL,
    background: '#dfe8ea',
    horizon: 0.6,
  },
} as const satisfies Stills;
