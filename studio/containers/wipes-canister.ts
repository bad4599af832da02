import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { block, smoothUnion } from '../tracer/solids.ts';
import { decalAround, turnedBox, turnedPart } from './fittings.ts';

const RADIUS = 41;
const TOP = 186;

/** The snap lid with its flip-up flap in the middle. */
function lid(): Solid {
  const dish = turnedPart({
    color: 'cap',
    finish: 'satin',
    profile: [
      [0, TOP - 2],
      [RADIUS + 1.8, TOP - 2, 0.8],
      [RADIUS + 1.8, TOP + 16, 2],
      [RADIUS - 2, TOP + 21, 4],
      [RADIUS - 7, TOP + 21, 2],
      [RADIUS - 9, TOP + 19, 2],
      [0, TOP + 19],
    ],
  });
  const flap = block({ center: [0, TOP + 20, 2], half: [20, 3.4, 22], round: 3 });
  const thumb = block({ center: [0, TOP + 20, 25], half: [7, 2.4, 5], round: 2 });
  return {
    ...dish,
    box: turnedBox([
      [RADIUS + 2, TOP - 2],
      [RADIUS + 2, TOP + 24],
    ]),
    distance: (x, y, z) => smoothUnion(dish.distance(x, y, z), smoothUnion(flap(x, y, z), thumb(x, y, z), 2), 0.8),
  };
}

/** A drum of wet wipes, printed all round. */
export function wipesCanister(): Model {
  const body = turnedPart({
    color: 'body',
    finish: 'print',
    profile: [
      [0, 1],
      [37, 0, 1],
      [41, 4, 4],
      [41, TOP, 0.5],
      [0, TOP],
    ],
  });
  const solids = [body, lid()];
  return {
    solids,
    decals: [decalAround({ solid: 0, radius: RADIUS, top: TOP - 4, height: TOP - 12, readable: RADIUS * 1.86 })],
    box: boxAround(solids),
    yaw: 0,
    pitch: 11,
    focus: { at: [0, 188, 0], span: 122, yaw: 24, pitch: 28 },
  };
}
