import { boxAround, type Model } from '../tracer/model.ts';
import { decalAround, screwCap, turnedPart } from './fittings.ts';

const RADIUS = 38;

/** A stout bottle with round shoulders and a child-resistant cap. */
export function brakeBottle(): Model {
  const body = turnedPart({
    color: 'body',
    finish: 'satin',
    profile: [
      [0, 2],
      [29, 2, 4],
      [33, 0, 1],
      [38, 5, 6],
      [38, 126, 1],
      [38.6, 127, 0.6],
      [38.6, 129.5, 0.6],
      [38, 131],
      [38, 146, 17],
      [22, 160, 8],
      [19, 163, 2],
      [21.5, 164, 0.8],
      [21.5, 167, 0.8],
      [19, 168],
      [19, 174],
      [0, 174],
    ],
  });
  const cap = screwCap({ bottom: 168.5, height: 33, radius: 23, ribs: 64, ring: 7 });
  const solids = [body, cap];
  return {
    solids,
    decals: [
      decalAround({
        solid: 0,
        radius: RADIUS,
        top: 120,
        height: 108,
        width: RADIUS * 2.7,
        corner: 3,
        readable: RADIUS * 1.9,
      }),
    ],
    box: boxAround(solids),
    yaw: 0,
    pitch: 8,
    focus: { at: [0, 166, 0], span: 105, yaw: 14, pitch: 20 },
  };
}
