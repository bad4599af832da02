import { bar } from '../label/drawing.ts';
import { AMOUNT, HEADLINE, setLine } from '../label/type-setting.ts';
import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { outline, type Point } from '../tracer/outline.ts';
import { type Distance, extruded } from '../tracer/solids.ts';
import { length2 } from '../tracer/vectors.ts';
import { FRONT_ON, type Prop } from './prop.ts';

const RADIUS = 170;
const FIRST_DECAL = 2 * RADIUS;

const disc = (radius: number): Point[] =>
  Array.from({ length: 180 }, (_, i) => [radius * Math.cos((i * Math.PI) / 90), radius * Math.sin((i * Math.PI) / 90)]);

/** Degrees from the top, clockwise: the needle stands a little under a quarter. */
const NEEDLE_TURN = -42;

function needle(): Solid {
  const turn = (NEEDLE_TURN * Math.PI) / 180;
  const blade = extruded(
    [
      outline([
        [-4.2, -34, 3],
        [4.2, -34, 3],
        [3.4, 40],
        [1.3, 142, 1],
        [-1.3, 142, 1],
        [-3.4, 40],
      ]),
    ],
    { half: 1.6, round: 1 },
  );
  const mirroredProfile: Distance = (x, y, z) =>
    blade(x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), z - 15);
  return {
    color: '#ee4a22',
    finish: 'satin',
    box: { low: [-120, -40, 13], high: [40, 120, 17] },
    distance: mirroredProfile,
  };
}

function model(): Model {
  const plate = extruded([disc(RADIUS + 4)], { half: 4, round: 1 });
  const hubShape = extruded([disc(19)], { half: 10, round: 6 });
  const dial: Solid = {
    color: '#10191e',
    finish: 'matt',
    box: { low: [-RADIUS - 4, -RADIUS - 4, -4], high: [RADIUS + 4, RADIUS + 4, 4] },
    distance: plate,
  };
  const hub: Solid = {
    color: '#2a363d',
    finish: 'satin',
    box: { low: [-19, -19, 6], high: [19, 19, 27] },
    distance: (x, y, z) => hubShape(x, y, z - 17),
  };
  const bezel: Solid = {
    color: '#dfe4e7',
    finish: 'chrome',
    box: { low: [-RADIUS - 16, -RADIUS - 16, -6], high: [RADIUS + 16, RADIUS + 16, 24] },
    distance: (x, y, z) => length2(length2(x, y) - RADIUS - 6, (z - 9) * 0.7) - 9,
  };
  const solids = [dial, needle(), hub, bezel];
  return {
    solids,
    decals: [
      {
        art: 'label',
        finish: 'matt',
        solid: 0,
        width: FIRST_DECAL,
        height: FIRST_DECAL,
        corner: RADIUS,
        middle: [0, 0, 4],
        readable: FIRST_DECAL,
        locate: ([x, y, z], point) => {
          point.across = x;
          point.down = RADIUS - y;
          return z > 3;
        },
      },
    ],
    box: boxAround(solids),
    ...FRONT_ON,
  };
}

/** A tick of the scale, `turn` degrees from the top. */
const tick = (turn: number, { length, width, fill }: { length: number; width: number; fill: string }): string =>
  `<g transform="translate(${RADIUS} ${RADIUS}) rotate(${turn})">${bar({ x: -width / 2, y: -152, width, height: length }, fill)}</g>`;

function decalArt(): string {
  const ticks = Array.from({ length: 17 }, (_, i) =>
    tick(-64 + i * 8, { length: i % 4 ? 10 : 20, width: i % 4 ? 2 : 4, fill: i < 3 ? '#f0a500' : '#f3f5f5' }),
  );
  const letter = (text: string, x: number) =>
    setLine({ text, cut: HEADLINE, size: 34, x: RADIUS + x, y: RADIUS - 36, fill: '#f3f5f5', anchor: 'middle' });
  return [
    bar({ x: 0, y: 0, width: FIRST_DECAL, height: FIRST_DECAL }, '#10191e'),
    ...ticks,
    letter('E', -104),
    letter('F', 104),
    setLine({ text: '½', cut: AMOUNT, size: 22, x: RADIUS, y: RADIUS - 104, fill: '#9fb0b7', anchor: 'middle' }),
  ].join('');
}

/** A fuel gauge near empty. */
export const FUEL_GAUGE: Prop = { model, decalArt };
