import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import type { Corner } from '../tracer/outline.ts';
import { outline } from '../tracer/outline.ts';
import { blowMolded, extruded, lathe, ramp, smoothUnion } from '../tracer/solids.ts';
import { decalOnFront, screwCap } from './fittings.ts';

const NECK = -44;

const FRONT: readonly Corner[] = [
  [-96, 0, 15],
  [96, 0, 15],
  [96, 164, 24],
  [34, 178, 22],
  [12, 226, 26],
  [-20, 246, 18],
  [-22, 262],
  [-66, 262],
  [-68, 246, 18],
  [-96, 222, 32],
];

const SIDE: readonly Corner[] = [
  [-52, 0, 13],
  [52, 0, 13],
  [52, 198, 60],
  [24, 250, 16],
  [22, 264],
  [-22, 264],
  [-24, 250, 16],
  [-52, 198, 60],
];

const HANDLE: readonly Corner[] = [
  [-10, 247, 12],
  [66, 244, 30],
  [96, 224, 34],
  [97, 120, 20],
  [68, 120, 10],
  [68, 196, 18],
  [54, 217, 20],
  [-10, 217, 12],
];

const LABEL = { middle: -1, top: 150, width: 158, height: 130 };

/** Finger ridges on the shoulder and the panel that the label lies in. */
function relief(x: number, y: number, z: number): number {
  if (z < 10) return 0;
  const aside = Math.max(
    Math.abs(x - LABEL.middle) - LABEL.width / 2,
    Math.abs(y - LABEL.top + LABEL.height / 2) - LABEL.height / 2,
  );
  const panel = 0.9 * (1 - ramp(1.2, 4, aside));
  const ridges = ramp(-100, -84, x) * (1 - ramp(-44, -30, x)) * ramp(172, 176, y) * (1 - ramp(205, 209, y));
  return panel + 0.8 * ridges * (0.5 + 0.5 * Math.cos((y - 190.5) * 0.72));
}

/** A 4-litre canister: slab body, neck on the left, moulded loop handle on the right. */
export function jugFourLitre(): Model {
  const slab = blowMolded({ front: FRONT, side: SIDE, round: 22, bulge: 5, width: 192 });
  const loop = extruded([outline(HANDLE)], { half: 18, round: 15 });
  const neck = lathe(
    [
      [0, 190],
      [30, 190, 10],
      [36, 222, 24],
      [21.5, 250, 16],
      [20, 272],
      [0, 272],
    ],
    NECK,
  );
  const body: Solid = {
    color: 'body',
    finish: 'satin',
    box: { low: [-98, 0, -54], high: [104, 272, 54] },
    distance: (x, y, z) => {
      const walls = smoothUnion(smoothUnion(slab(x, y, z), loop(x, y, z), 20), neck(x, y, z), 12);
      if (walls > 4) return walls - 1;
      const seam = 0.3 * Math.exp(-z * z * 1.4);
      return (walls + relief(x, y, z) - seam) * 0.92;
    },
  };
  const cap = screwCap({ bottom: 266, height: 37, radius: 27, axis: NECK, ribs: 60, ring: 8 });
  const solids = [body, cap];
  return {
    solids,
    decals: [decalOnFront({ solid: 0, front: 50, ...LABEL, corner: 6, readable: 144 })],
    box: boxAround(solids),
    yaw: 15,
    pitch: 7,
    focus: { at: [10, 212, 0], span: 190, yaw: 34, pitch: 20 },
  };
}
