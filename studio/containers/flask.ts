import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import type { Corner } from '../tracer/outline.ts';
import { blowMolded, lathe, ramp, smoothUnion } from '../tracer/solids.ts';
import { decalOnFront, screwCap } from './fittings.ts';

const FRONT: readonly Corner[] = [
  [-40, 0, 20],
  [40, 0, 20],
  [43, 40, 60],
  [43, 142, 34],
  [13, 156, 8],
  [12, 172],
  [-12, 172],
  [-13, 156, 8],
  [-43, 142, 34],
  [-43, 40, 60],
];

const SIDE: readonly Corner[] = [
  [-21, 0, 9],
  [21, 0, 9],
  [22, 110, 60],
  [14, 154, 10],
  [13, 174],
  [-13, 174],
  [-14, 154, 10],
  [-22, 110, 60],
];

const LABEL = { middle: 0, top: 122, width: 72, height: 100 };

/** A hip flask: broad and thin, its front swelling like a lens. */
export function flask(): Model {
  const walls = blowMolded({ front: FRONT, side: SIDE, round: 10, bulge: 11, width: 86 });
  const neck = lathe([
    [0, 150],
    [12.5, 150],
    [12.5, 178],
    [0, 178],
  ]);
  const body: Solid = {
    color: 'body',
    finish: 'satin',
    box: { low: [-44, 0, -23], high: [44, 178, 23] },
    distance: (x, y, z) => {
      const shell = smoothUnion(walls(x, y, z), neck(x, y, z), 4);
      if (shell > 3) return shell - 1;
      const foot = 0.8 * Math.exp(-(((y - 9) / 1.2) ** 2)) * ramp(2, 6, Math.abs(z));
      return (shell + foot - 0.22 * Math.exp(-z * z * 1.8)) * 0.9;
    },
  };
  const cap = screwCap({ bottom: 172, height: 27, radius: 16.5, ribs: 40, ring: 5 });
  const solids = [body, cap];
  return {
    solids,
    decals: [decalOnFront({ solid: 0, front: 21, ...LABEL, corner: 9, readable: 64 })],
    box: boxAround(solids),
    yaw: 14,
    pitch: 7,
    focus: { at: [0, 160, 0], span: 110, yaw: 34, pitch: 18 },
  };
}
