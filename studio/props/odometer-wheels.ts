import { bar } from '../label/drawing.ts';
import { AMOUNT, setLine } from '../label/type-setting.ts';
import { boxAround, type Decal, type Model, type Solid } from '../tracer/model.ts';
import { block, roundMeet } from '../tracer/solids.ts';
import { length2 } from '../tracer/vectors.ts';
import { FRONT_ON, type Prop } from './prop.ts';

const RADIUS = 96;
const WIDTH = 62;
const PITCH = 66;
const ROUND = 2 * Math.PI * RADIUS;
const DIGIT = ROUND / 10;
const BLACK = '#18242b';
const RED = '#c92f10';

/** What stands in the window, in digits and shares of a digit: 04 999 turning over to 05 000. */
const READING = [0, 4.06, 9.34, 9.46, 9.6];

const middleOf = (i: number): number => (i - (READING.length - 1) / 2) * PITCH;

function wheel(i: number): Solid {
  const x0 = middleOf(i);
  return {
    color: i === READING.length - 1 ? RED : BLACK,
    finish: 'satin',
    box: { low: [x0 - WIDTH / 2, -RADIUS, -RADIUS], high: [x0 + WIDTH / 2, RADIUS, RADIUS] },
    distance: (x, y, z) => roundMeet(length2(y, z) - RADIUS, Math.abs(x - x0) - WIDTH / 2, 2.4),
  };
}

function digits(i: number): Decal {
  const turn = (READING[i] ?? 0) * DIGIT;
  return {
    art: 'label',
    finish: 'satin',
    solid: i,
    width: WIDTH - 5,
    height: ROUND,
    corner: 0,
    middle: [middleOf(i), 0, RADIUS],
    readable: WIDTH,
    locate: ([x, y, z], point) => {
      point.across = x - middleOf(i);
      point.down = (((turn + DIGIT / 2 - Math.atan2(y, z) * RADIUS) % ROUND) + ROUND) % ROUND;
      return true;
    },
  };
}

/** The face of the instrument, with the window that the wheels turn behind. */
function face(): Solid {
  const half = (READING.length * PITCH) / 2 + 3;
  const slab = block({ center: [0, 0, RADIUS - 6], half: [420, 300, 12], round: 4 });
  const opening = block({ center: [0, 0, RADIUS], half: [half, 46, 60], round: 7 });
  return {
    color: '#26353d',
    finish: 'satin',
    box: { low: [-420, -300, RADIUS - 20], high: [420, 300, RADIUS + 8] },
    distance: (x, y, z) => {
      const edge = 1.6 * Math.exp(-((opening(x, y, RADIUS) - 5) ** 2) / 3);
      return Math.max(slab(x, y, z) - edge, -opening(x, y, z)) * 0.8;
    },
  };
}

function model(): Model {
  const solids = [...READING.map((_, i) => wheel(i)), face()];
  return { solids, decals: READING.map((_, i) => digits(i)), box: boxAround(solids), ...FRONT_ON };
}

function decalArt(decal: number): string {
  const paper = decal === READING.length - 1 ? RED : BLACK;
  const width = WIDTH - 5;
  const numerals = Array.from({ length: 10 }, (_, n) =>
    setLine({
      text: String(n),
      cut: AMOUNT,
      size: DIGIT * 1.12,
      x: width / 2,
      y: n * DIGIT + DIGIT / 2 + DIGIT * 0.385,
      fill: '#f7f8f5',
      anchor: 'middle',
    }),
  );
  return bar({ x: 0, y: 0, width, height: ROUND }, paper) + numerals.join('');
}

/** An odometer about to turn over. */
export const ODOMETER: Prop = { model, decalArt };
