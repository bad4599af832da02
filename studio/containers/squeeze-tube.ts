import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { ramp, roundMeet } from '../tracer/solids.ts';
import { length2 } from '../tracer/vectors.ts';
import { turnedPart } from './fittings.ts';

const CAP_TOP = 27;
const CRIMP = 168;
const TOP = 180;
const RADIUS = 25;
const CRIMP_HALF = 38;

/** Half width and half depth at a height: round at the cap, flat and wide at the crimp. */
function section(y: number): { wide: number; deep: number } {
  const up = Math.min(1, Math.max(0, (y - CAP_TOP) / (CRIMP - CAP_TOP)));
  return { wide: RADIUS + (CRIMP_HALF - RADIUS) * up, deep: 1.1 + (RADIUS - 1.1) * (1 - up ** 1.6) };
}

function tube(x: number, y: number, z: number): number {
  const { wide, deep } = section(y);
  const u = x / wide;
  const v = z / deep;
  const reach = length2(u, v) || 1e-6;
  const slope = length2(u / wide, v / deep) / reach || 1 / wide;
  const wall = (reach - 1) / slope;
  const weld = ramp(CRIMP - 2, CRIMP, y) * 0.28 * Math.max(0, Math.cos(y * 2.4));
  return (roundMeet(wall, Math.abs(y - (CAP_TOP + TOP) / 2) - (TOP - CAP_TOP) / 2, 0.8) + weld) * 0.6;
}

/** A squeeze tube standing on its flip cap, crimped at the top. */
export function squeezeTube(): Model {
  const body: Solid = {
    color: 'label',
    finish: 'print',
    box: { low: [-39, CAP_TOP - 1, -26], high: [39, TOP + 0.5, 26] },
    distance: tube,
  };
  const cap = turnedPart({
    color: 'cap',
    finish: 'satin',
    profile: [
      [0, 0],
      [23, 0, 2],
      [26, 3, 3],
      [25.6, CAP_TOP - 7, 0.4],
      [24.8, CAP_TOP - 6.6, 0.3],
      [25.4, CAP_TOP - 6, 0.3],
      [25.2, CAP_TOP, 1],
      [0, CAP_TOP],
    ],
  });
  const solids = [body, cap];
  return {
    solids,
    decals: [
      {
        art: 'label',
        finish: 'print',
        solid: 0,
        width: 240,
        height: TOP - 6 - CAP_TOP,
        corner: 0,
        middle: [0, (TOP + CAP_TOP) / 2, RADIUS / 2],
        readable: 46,
        locate: ([x, y, z], point) => {
          const { wide, deep } = section(y);
          point.across = z > 0 ? Math.asin(Math.max(-1, Math.min(1, x / wide))) * (wide * 0.5 + deep * 0.3 + 8) : 120;
          point.down = TOP - 6 - y;
          return true;
        },
      },
    ],
    box: boxAround(solids),
    yaw: 10,
    pitch: 7,
    focus: { at: [0, 148, 0], span: 92, yaw: 32, pitch: 10 },
  };
}
