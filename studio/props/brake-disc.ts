import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { outline } from '../tracer/outline.ts';
import { extruded, roundMeet, smoothUnion } from '../tracer/solids.ts';
import { length2 } from '../tracer/vectors.ts';
import { FRONT_ON, NO_ART, type Prop } from './prop.ts';

const RADIUS = 132;
const SPOKES = 10;

/** Distance to the nearest of `count` holes on a ring. */
function onRing(x: number, y: number, { ring, count, phase }: { ring: number; count: number; phase: number }): number {
  const step = (2 * Math.PI) / count;
  const angle = Math.atan2(y, x) - phase;
  const aside = angle - step * Math.round(angle / step);
  const radius = length2(x, y);
  return length2(radius * Math.cos(aside) - ring, radius * Math.sin(aside));
}

function rotor(): Solid {
  return {
    color: '#c9cfd2',
    finish: 'metal',
    box: { low: [-RADIUS, -0.5, -13], high: [RADIUS, 2 * RADIUS, 26] },
    distance: (x, height, z) => {
      const y = height - RADIUS;
      const radius = length2(x, y);
      const plates = roundMeet(radius - RADIUS, Math.abs(Math.abs(z) - 7.5) - 3.4, 0.8);
      const ring = Math.max(plates, 74 - radius);
      const core = roundMeet(radius - RADIUS + 6, Math.abs(z) - 5, 1);
      const hat = roundMeet(radius - 72, Math.abs(z - 6) - 17, 5);
      const drilled = Math.min(
        ...[0, 1, 2, 3].map((i) => onRing(x, y, { ring: 85 + i * 12.5, count: SPOKES, phase: i * 0.19 })),
      );
      const bolts = onRing(x, y, { ring: 46, count: 5, phase: 0.3 }) - 6;
      const body = Math.min(ring, Math.max(core, 74 - radius), hat);
      const bored = Math.max(body, 3.1 - drilled, -bolts, 27 - radius);
      return bored * 0.85;
    },
  };
}

/** The caliper that grips the rim at the upper left. */
function caliper(): Solid {
  const bridge = extruded(
    [
      outline([
        [-150, 138, 14],
        [-118, 106, 10],
        [-78, 118, 16],
        [-66, 150, 16],
        [-20, 196, 16],
        [-24, 226, 12],
        [-58, 262, 14],
        [-112, 238, 24],
        [-146, 196, 24],
      ]),
    ],
    { half: 31, round: 9 },
  );
  return {
    color: '#c92f10',
    finish: 'gloss',
    box: { low: [-152, 100, -32], high: [-14, 268, 40] },
    distance: (x, y, z) => {
      const ribs = 1.6 * Math.max(0, Math.cos((x * 0.71 - y * 0.71) * 0.22)) * (z > 26 ? 1 : 0);
      const piston = length2(x + 84, y - 186) - 21;
      return smoothUnion(bridge(x, y, z), roundMeet(piston, Math.abs(z - 20) - 17, 4), 5) * 0.85 + ribs * 0.3;
    },
  };
}

function model(): Model {
  const solids = [rotor(), caliper()];
  return { solids, decals: [], box: boxAround(solids), ...FRONT_ON };
}

/** A drilled brake disc in its caliper. */
export const BRAKE_DISC: Prop = { model, decalArt: NO_ART };
