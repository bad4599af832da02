import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { outline } from '../tracer/outline.ts';
import { block, extruded, rod, smoothUnion } from '../tracer/solids.ts';
import { decalAround, turnedPart } from './fittings.ts';

const RADIUS = 37;

const bottle = (): Solid =>
  turnedPart({
    color: 'body',
    finish: 'gloss',
    profile: [
      [0, 2],
      [29, 2, 4],
      [33, 0, 1],
      [37, 5, 5],
      [37, 52, 60],
      [34, 84, 90],
      [37, 118, 60],
      [35, 146, 30],
      [16, 176, 14],
      [14.5, 186],
      [0, 186],
    ],
  });

/** The shroud of the pump: a gun lying on the collar, its muzzle to the left. */
function shroud(): Solid {
  const gun = extruded(
    [
      outline([
        [-15, 198, 4],
        [15, 198, 4],
        [16, 214, 10],
        [34, 222, 12],
        [40, 246, 13],
        [20, 262, 22],
        [-38, 254, 5],
        [-38, 227, 4],
        [-19, 224, 8],
      ]),
    ],
    { half: 15, round: 9 },
  );
  return { color: 'cap', finish: 'satin', box: { low: [-39, 197, -16], high: [42, 264, 16] }, distance: gun };
}

function lever(): Solid {
  const finger = extruded(
    [
      outline([
        [-34, 230, 2],
        [-21, 230, 2],
        [-22, 214, 20],
        [-33, 190, 24],
        [-47, 168, 3],
        [-52, 171, 3],
        [-43, 192, 24],
        [-35, 213, 20],
      ]),
    ],
    { half: 9, round: 3.5 },
  );
  const curve: Solid['distance'] = (x, y, z) =>
    finger(x, y, z) + 0.5 * Math.max(0, 1 - Math.abs(z) / 5) * (x < -30 ? 1 : 0);
  return { color: 'cap', finish: 'satin', box: { low: [-53, 166, -10], high: [-20, 231, 10] }, distance: curve };
}

function nozzle(): Solid {
  const knob = block({ center: [-44, 240.5, 0], half: [7, 11.5, 11.5], round: 3.2 });
  const spout = rod([-50, 240.5, 0], [-53.5, 240.5, 0], 4);
  return {
    color: '#f1f3f3',
    finish: 'satin',
    box: { low: [-59, 228, -12], high: [-36, 253, 12] },
    distance: (x, y, z) => smoothUnion(knob(x, y, z), spout(x, y, z), 1.5),
  };
}

/** A half-litre trigger spray: waisted bottle, ribbed collar, pump with lever and nozzle. */
export function triggerBottle(): Model {
  const collar = turnedPart({
    color: 'cap',
    finish: 'satin',
    profile: [
      [0, 178],
      [18.4, 178, 0.8],
      [18.4, 192, 1],
      [17, 198, 2],
      [0, 198],
    ],
    ribs: { count: 40, depth: 0.4, from: 179, to: 192 },
  });
  const piston: Solid = {
    color: '#e7eaea',
    finish: 'satin',
    box: { low: [-38, 214, -5], high: [-5, 226, 5] },
    distance: rod([-30, 219, 0], [-10, 219, 0], 4),
  };
  const solids = [bottle(), collar, shroud(), lever(), nozzle(), piston];
  return {
    solids,
    decals: [
      decalAround({
        solid: 0,
        radius: RADIUS,
        top: 132,
        height: 118,
        width: RADIUS * 2.7,
        corner: 3,
        facing: -13,
        readable: RADIUS * 1.9,
      }),
    ],
    box: boxAround(solids),
    yaw: -16,
    pitch: 7,
    focus: { at: [-6, 226, 0], span: 130, yaw: -36, pitch: 10 },
  };
}
