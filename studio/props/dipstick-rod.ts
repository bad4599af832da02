import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { outline, type Point } from '../tracer/outline.ts';
import { type Distance, extruded, lathe, ramp, smoothUnion } from '../tracer/solids.ts';
import { length2 } from '../tracer/vectors.ts';
import { FRONT_ON, NO_ART, type Prop } from './prop.ts';

const TILT = (-13 * Math.PI) / 180;
const MAX_HOLE = -34;
const MIN_HOLE = 66;

const STRIP = outline([
  [-420, -15],
  [96, -15, 10],
  [112, -7, 8],
  [112, 7, 8],
  [96, 15, 10],
  [-420, 15],
]);

/** From the picture's axes into the strip's: along it and across it. */
const along = (x: number, y: number): Point => [
  x * Math.cos(TILT) + y * Math.sin(TILT),
  y * Math.cos(TILT) - x * Math.sin(TILT),
];

function steel(strip: Distance): Solid {
  return {
    color: '#dfe4e7',
    finish: 'metal',
    box: { low: [-430, -60, -3], high: [120, 130, 3] },
    distance: (x, y, z) => {
      const [u, v] = along(x, y);
      const hole = Math.min(length2(u - MAX_HOLE, v), length2(u - MIN_HOLE, v)) - 4.6;
      const between =
        ramp(MAX_HOLE + 9, MAX_HOLE + 13, u) *
        (1 - ramp(MIN_HOLE - 13, MIN_HOLE - 9, u)) *
        (1 - ramp(11.5, 13.5, Math.abs(v)));
      const knurl = 0.35 * between * (Math.abs(Math.sin((u + v) * 0.62)) + Math.abs(Math.sin((u - v) * 0.62)) - 1.1);
      const notch = 1.6 * (1 - ramp(0.5, 1.3, Math.abs(u - MAX_HOLE))) * ramp(8, 9, Math.abs(v));
      return Math.max(strip(u, v, z) + knurl, -hole) * 0.8 + notch * 0.4;
    },
  };
}

/** Oil clings to the strip up to between the marks and gathers to a drop below the tip. */
function oil(strip: Distance): Solid {
  const drop = lathe(
    [
      [0, -72],
      [8, -68, 8],
      [10, -57, 9],
      [3.2, -40, 18],
      [2, -30],
      [0, -30],
    ],
    103,
  );
  return {
    color: '#e08f00',
    finish: 'gloss',
    box: { low: [-40, -74, -12], high: [124, 60, 12] },
    distance: (x, y, z) => {
      const [u, v] = along(x, y);
      const edge = u + 7 * Math.sin(v * 0.26) + 3 * Math.sin(v * 0.71);
      const wet = ramp(6, 22, edge);
      const toneMap = strip(u, v, z) - 2.4 * wet + 2.5 * (1 - wet) - 0.6 * Math.sin(u * 0.07) * Math.cos(v * 0.15);
      return smoothUnion(toneMap, drop(x, y, z), 12) * 0.75;
    },
  };
}

function model(): Model {
  const strip = extruded([STRIP], { half: 2.2, round: 1.2 });
  const solids = [steel(strip), oil(strip)];
  return {
    solids,
    decals: [],
    box: boxAround(solids),
    ...FRONT_ON,
  };
}

/** The end of a dipstick, wet with oil up to between its marks. */
export const DIPSTICK: Prop = { model, decalArt: NO_ART };
