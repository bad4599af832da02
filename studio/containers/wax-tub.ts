import { boxAround, type Model } from '../tracer/model.ts';
import { decalAround, turnedPart } from './fittings.ts';

const RADIUS = 56;
const LID_TOP = 74;

/** A squat jar with a wide screw lid that carries the crest. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of one model in their order
export function waxTub(): Model {
  const jar = turnedPart({
    color: 'label',
    finish: 'gloss',
    profile: [
      [0, 2],
      [46, 2, 4],
      [50, 0, 1],
      [56, 6, 6],
      [56, 50, 1],
      [0, 50],
    ],
  });
  const lid = turnedPart({
    color: 'band',
    finish: 'satin',
    profile: [
      [0, 48],
      [58.4, 48, 1],
      [58.4, 69, 2],
      [55, LID_TOP, 4],
      [50, LID_TOP, 1],
      [48.5, LID_TOP - 1, 1],
      [0, LID_TOP - 1],
    ],
    ribs: { count: 120, depth: 0.5, from: 51, to: 69 },
  });
  const solids = [jar, lid];
  return {
    solids,
    decals: [
      decalAround({ solid: 0, radius: RADIUS, top: 46, height: 38, readable: RADIUS * 1.84 }),
      {
        art: 'crest',
        finish: 'print',
        solid: 1,
        width: 64,
        height: 64,
        corner: 0,
        middle: [0, LID_TOP, 0],
        readable: 64,
        locate: ([x, y, z], point) => {
          point.across = x;
          point.down = z + 32;
          return y > LID_TOP - 2;
        },
      },
    ],
    box: boxAround(solids),
    yaw: 0,
    pitch: 20,
    focus: { at: [0, 56, 0], span: 132, yaw: 18, pitch: 32 },
  };
}
