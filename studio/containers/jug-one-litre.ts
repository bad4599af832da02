import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import type { Corner } from '../tracer/outline.ts';
import { blowMolded, lathe, ramp, smoothUnion } from '../tracer/solids.ts';
import { decalOnFront, screwCap } from './fittings.ts';

const NECK = -13;

const FRONT: readonly Corner[] = [
  [-45, 0, 13],
  [45, 0, 13],
  [45, 128, 30],
  [39, 150, 30],
  [43, 176, 22],
  [8, 208, 16],
  [4, 226],
  [-30, 226],
  [-31, 210, 12],
  [-45, 190, 22],
];

const SIDE: readonly Corner[] = [
  [-31, 0, 11],
  [31, 0, 11],
  [31, 172, 44],
  [17, 212, 12],
  [16, 228],
  [-16, 228],
  [-17, 212, 12],
  [-31, 172, 44],
];

const LABEL = { middle: 0, top: 130, width: 80, height: 114 };

/** Grip grooves by the waist and the panel that the label lies in. */
function relief(x: number, y: number, z: number): number {
  if (z < 4) return 0;
  const aside = Math.max(Math.abs(x) - LABEL.width / 2, Math.abs(y - LABEL.top + LABEL.height / 2) - LABEL.height / 2);
  const panel = 0.6 * (1 - ramp(0.8, 2.6, aside));
  const grip = ramp(4, 12, x) * (1 - ramp(38, 44, x)) * ramp(137, 140, y) * (1 - ramp(172, 175, y));
  return panel + 1 * grip * (0.5 + 0.5 * Math.cos((y - 156) * 0.74));
}

/** A one-litre oil bottle: neck off the middle, a waist with grooves for the hand. */
export function jugOneLitre(): Model {
  const walls = blowMolded({ front: FRONT, side: SIDE, round: 19, bulge: 5, width: 90 });
  const neck = lathe(
    [
      [0, 176],
      [18, 176, 8],
      [22, 196, 16],
      [16, 214, 10],
      [15.5, 232],
      [0, 232],
    ],
    NECK,
  );
  const body: Solid = {
    color: 'body',
    finish: 'satin',
    box: { low: [-46, 0, -32], high: [46, 232, 32] },
    distance: (x, y, z) => {
      const shell = smoothUnion(walls(x, y, z), neck(x, y, z), 9);
      if (shell > 4) return shell - 1;
      return (shell + relief(x, y, z) - 0.25 * Math.exp(-z * z * 1.6)) * 0.92;
    },
  };
  const cap = screwCap({ bottom: 226, height: 29, radius: 20, axis: NECK, ribs: 48, ring: 6 });
  const solids = [body, cap];
  return {
    solids,
    decals: [decalOnFront({ solid: 0, front: 30, ...LABEL, corner: 4, readable: 72 })],
    box: boxAround(solids),
    yaw: 13,
    pitch: 7,
    focus: { at: [-5, 196, 0], span: 120, yaw: 30, pitch: 18 },
  };
}
