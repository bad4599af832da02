import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { outline } from '../tracer/outline.ts';
import { extruded, rod, smoothMeet, smoothUnion } from '../tracer/solids.ts';
import { decalAround, turnedBox, turnedPart } from './fittings.ts';

/** The rolled rims and the dome of an aerosol can of the given radius, its printed wall ending at `top`. */
function tinplate(radius: number, top: number): Solid[] {
  return [
    turnedPart({
      color: 'body',
      finish: 'print',
      profile: [
        [0, 4],
        [radius, 4],
        [radius, top],
        [0, top],
      ],
    }),
    turnedPart({
      color: '#d6dbde',
      finish: 'chrome',
      profile: [
        [0, 1.5],
        [radius - 4, 0, 0.8],
        [radius + 1, 0.4, 1.2],
        [radius + 1, 4.4, 1],
        [radius - 1, 5],
        [0, 5],
      ],
    }),
    turnedPart({
      color: '#d6dbde',
      finish: 'chrome',
      profile: [
        [0, top - 2],
        [radius - 1, top - 2],
        [radius + 1, top + 0.4, 1],
        [radius + 1, top + 3.6, 1.2],
        [radius - 2.5, top + 4.4, 1],
        [radius - 4, top + 3, 1],
        [radius * 0.55, top + 16, 12],
        [0, top + 17],
      ],
    }),
  ];
}

/** The stocky can with a smooth full-width cap. */
export function sprayCan(): Model {
  const radius = 32.5;
  const top = 158;
  const cap = turnedPart({
    color: 'cap',
    finish: 'gloss',
    profile: [
      [0, top + 5],
      [radius - 3.2, top + 5, 0.6],
      [radius - 3.2, top + 9, 0.6],
      [radius - 2.2, top + 10, 0.5],
      [radius - 4.5, top + 57, 9],
      [radius - 16, top + 61, 20],
      [0, top + 61.5],
    ],
  });
  const solids = [...tinplate(radius, top), cap];
  return {
    solids,
    decals: [decalAround({ solid: 0, radius, top, height: top - 5, readable: radius * 1.9 })],
    box: boxAround(solids),
    yaw: 0,
    pitch: 7,
    focus: { at: [0, 178, 0], span: 110, yaw: 14, pitch: 14 },
  };
}

const TALL = { radius: 26.5, top: 176 };

/** The actuator: a skirt that narrows to a finger pad, its nozzle looking left. */
function actuator(): Solid {
  const skirt = turnedPart({
    color: 'cap',
    finish: 'satin',
    profile: [
      [0, TALL.top + 4],
      [24.5, TALL.top + 4, 1],
      [24.5, TALL.top + 12, 3],
      [21, TALL.top + 40, 12],
      [0, TALL.top + 58],
    ],
  });
  const trigger = extruded(
    [
      outline([
        [-25, TALL.top + 20, 4],
        [25, TALL.top + 16, 6],
        [21, TALL.top + 34, 8],
        [4, TALL.top + 40, 14],
        [-13, TALL.top + 58, 6],
        [-22, TALL.top + 58, 4],
        [-26, TALL.top + 38, 4],
      ]),
    ],
    { half: 13, round: 5 },
  );
  return {
    color: 'cap',
    finish: 'satin',
    box: turnedBox([
      [27, TALL.top + 4],
      [27, TALL.top + 60],
    ]),
    distance: (x, y, z) => {
      const cut = Math.max(skirt.distance(x, y, z), y - TALL.top - 34);
      return smoothUnion(smoothMeet(cut, y - TALL.top - 33, 2), trigger(x, y, z), 5);
    },
  };
}

/** The slim, tall can with a spray head. */
export function sprayCanTall(): Model {
  const { radius, top } = TALL;
  const nozzle: Solid = {
    color: '#15191c',
    finish: 'satin',
    box: { low: [-31, top + 43, -4], high: [-20, top + 53, 4] },
    distance: rod([-26, top + 48, 0], [-28, top + 48, 0], 2.6),
  };
  const solids = [...tinplate(radius, top), actuator(), nozzle];
  return {
    solids,
    decals: [decalAround({ solid: 0, radius, top, height: top - 5, readable: radius * 1.9, facing: -16 })],
    box: boxAround(solids),
    yaw: -18,
    pitch: 7,
    focus: { at: [0, 203, 0], span: 108, yaw: -38, pitch: 14 },
  };
}
