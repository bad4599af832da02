import { bar } from '../label/drawing.ts';
import { AMOUNT, type Cut, HEADLINE, setLine, widthOf } from '../label/type-setting.ts';
import { distanceField, distanceIn } from '../tracer/distance-field.ts';
import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { type Corner, outline, type Point } from '../tracer/outline.ts';
import { ramp } from '../tracer/solids.ts';
import { length2 } from '../tracer/vectors.ts';
import { FRONT_ON, type Prop } from './prop.ts';

interface Circuit {
  /** The middle line of the track. */
  readonly line: readonly Corner[];
  /** Share of the lap that is marked, and where it begins. */
  readonly run: { readonly length: number; readonly from: number };
  /** Where the finish line crosses. */
  readonly finish: readonly [x: number, y: number];
  readonly figure: string;
  readonly unit: string;
}

const WIDTH = 2200;
const HEIGHT = 1500;
const HALF_TRACK = 40;
const ASPHALT = '#33454e';
const GROUND = '#101c22';
const OIL = '#f0a500';

function board({ line }: Circuit): Model {
  const field = distanceField([outline(line)], HALF_TRACK + 60);
  const relief = (x: number, y: number): number => {
    const aside = Math.abs(distanceIn(field, x, y));
    const wall = 5 * (1 - ramp(2, 5, Math.abs(aside - HALF_TRACK - 4)));
    return 12 * (1 - ramp(HALF_TRACK, HALF_TRACK + 5, aside)) + wall;
  };
  const model: Solid = {
    color: GROUND,
    finish: 'print',
    box: { low: [-WIDTH / 2, -HEIGHT / 2, -2], high: [WIDTH / 2, HEIGHT / 2, 18] },
    distance: (x, y, z) => (z - relief(x, y)) * 0.55,
  };
  return {
    solids: [model],
    decals: [
      {
        art: 'label',
        finish: 'matt',
        solid: 0,
        width: WIDTH,
        height: HEIGHT,
        corner: 0,
        middle: [0, 0, 0],
        readable: WIDTH,
        locate: ([x, y], point) => {
          point.across = x;
          point.down = HEIGHT / 2 - y;
          return true;
        },
      },
    ],
    box: boxAround([model]),
    ...FRONT_ON,
  };
}

const text = (line: { text: string; cut: Cut; size: number; x: number; y: number; fill: string }): string =>
  setLine({ ...line, x: WIDTH / 2 + line.x, y: HEIGHT / 2 + line.y });

/** Millimetres once round a closed line. */
const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + length2(nextX - x, nextY - y);
  }, 0);

function artwork({ line, run, finish: [fx, fy], figure, unit }: Circuit): string {
  const points = outline(line).map(([x, y]) => `${(WIDTH / 2 + x).toFixed(1)} ${(HEIGHT / 2 - y).toFixed(1)}`);
  const path = `M${points.join('L')}Z`;
  const lap = lengthOf(outline(line));
  const stroke = (color: string, width: number, dashes: readonly number[] = []) =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-dasharray="${dashes.join(' ') || 'none'}" stroke-dashoffset="${-run.from * lap}"/>`;
  const finish = { x: WIDTH / 2 + fx, y: HEIGHT / 2 - fy - HALF_TRACK };
  return [
    bar({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, GROUND),
    stroke('#e9eef0', HALF_TRACK * 2 + 14),
    stroke(ASPHALT, HALF_TRACK * 2),
    stroke('#5d717b', 2.5, [18, 18]),
    stroke(OIL, 11, [run.length * lap, lap]),
    bar({ ...finish, width: 9, height: HALF_TRACK * 2 }, '#ffffff'),
    text({ text: figure, cut: HEADLINE, size: 190, x: -170, y: 70, fill: '#ffffff' }),
    text({ text: unit, cut: AMOUNT, size: 84, x: -150 + widthOf(figure, HEADLINE) * 190, y: 70, fill: '#b9c7cd' }),
  ].join('');
}

const TRI_OVAL: Circuit = {
  line: [
    [-250, -180, 900],
    [0, -270, 420],
    [250, -180, 900],
    [590, -110, 150],
    [560, 215, 180],
    [-560, 215, 180],
    [-590, -110, 150],
  ],
  run: { length: 0.34, from: 0.06 },
  finish: [0, -228],
  figure: '2.5',
  unit: 'mil',
};

const BRICKYARD: Circuit = {
  line: [
    [-530, -210, 190],
    [530, -210, 190],
    [530, 210, 190],
    [-530, 210, 190],
  ],
  run: { length: 0.78, from: 0.1 },
  finish: [0, -210],
  figure: '196',
  unit: '/200',
};

const circuit = (shape: Circuit): Prop => ({ model: () => board(shape), decalArt: () => artwork(shape) });

/** Models of the two ovals, with the run that the story is about. */
export const TRI_OVAL_MODEL = circuit(TRI_OVAL);
export const BRICKYARD_MODEL = circuit(BRICKYARD);
