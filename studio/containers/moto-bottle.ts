import { distanceField, distanceIn } from '../tracer/distance-field.ts';
import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { type Corner, outline } from '../tracer/outline.ts';
import { blowMolded, lathe, ramp, smoothUnion } from '../tracer/solids.ts';
import { decalOnFront, screwCap } from './fittings.ts';

const FRONT: readonly Corner[] = [
  [-40, 0, 10],
  [44, 0, 10],
  [50, 34, 30],
  [50, 122, 18],
  [38, 146, 10],
  [46, 182, 14],
  [18, 206, 12],
  [-4, 214, 6],
  [-8, 228],
  [-40, 228],
  [-42, 212, 8],
  [-51, 176, 16],
  [-51, 34, 30],
];

const SIDE: readonly Corner[] = [
  [-27, 0, 9],
  [27, 0, 9],
  [33, 60, 80],
  [33, 170, 34],
  [17, 212, 10],
  [16, 230],
  [-16, 230],
  [-17, 212, 10],
  [-33, 170, 34],
  [-33, 60, 80],
];

/** The hand hold: a slanted blade pressed into front and back. */
const BLADE: readonly Corner[] = [
  [4, 150, 5],
  [36, 150, 6],
  [42, 180, 8],
  [14, 197, 6],
];

/** A slanted line over the label, the bottle's speed stripe. */
const STRIPE: readonly Corner[] = [
  [-52, 146, 1],
  [-6, 146, 4],
  [6, 196, 3],
  [2, 196, 2],
  [-9, 150, 2],
  [-52, 150, 1],
];

const NECK = -24;
const LABEL = { middle: 0, top: 138, width: 90, height: 118 };

/** A sporty motorcycle-oil bottle: tapered foot, waisted grip, neck thrown to one side. */
export function motoBottle(): Model {
  const walls = blowMolded({ front: FRONT, side: SIDE, round: 15, bulge: 7, width: 102 });
  const neck = lathe(
    [
      [0, 206],
      [15.5, 206],
      [15.5, 234],
      [0, 234],
    ],
    NECK,
  );
  const blade = distanceField([outline(BLADE)]);
  const stripe = distanceField([outline(STRIPE)]);
  const body: Solid = {
    color: 'body',
    finish: 'satin',
    box: { low: [-52, 0, -34], high: [51, 234, 34] },
    distance: (x, y, z) => {
      const shell = smoothUnion(walls(x, y, z), neck(x, y, z), 3);
      if (shell > 4) return shell - 1.5;
      const hold = 3.2 * (1 - ramp(-3.4, 2.4, distanceIn(blade, x, y)));
      const line = 1 - ramp(-1.6, 0.8, distanceIn(stripe, x, y));
      return (shell + hold + line - 0.25 * Math.exp(-z * z * 1.6)) * 0.8;
    },
  };
  const cap = screwCap({ bottom: 229, height: 27, radius: 20, axis: NECK, ribs: 36, ring: 6 });
  const solids = [body, cap];
  return {
    solids,
    decals: [decalOnFront({ solid: 0, front: 32, ...LABEL, corner: 8, readable: 82 })],
    box: boxAround(solids),
    yaw: 12,
    pitch: 7,
    focus: { at: [-4, 194, 0], span: 125, yaw: 28, pitch: 16 },
  };
}
