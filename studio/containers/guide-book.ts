import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { block } from '../tracer/solids.ts';

const WIDTH = 148;
const HEIGHT = 210;

/** The printed guide that stands for a download: a booklet with a spine, upright. */
export function guideBook(): Model {
  const half = WIDTH / 2;
  const middle = HEIGHT / 2;
  const front = block({ center: [0, middle, 4], half: [half, middle, 0.6], round: 0.5 });
  const back = block({ center: [0, middle, -4], half: [half, middle, 0.6], round: 0.5 });
  const spine = block({ center: [-half + 0.6, middle, 0], half: [0.7, middle, 4.6], round: 0.6 });
  const cover: Solid = {
    color: 'label',
    finish: 'print',
    box: { low: [-half - 0.5, 0, -5], high: [half + 0.5, HEIGHT, 5.5] },
    distance: (x, y, z) => {
      const fold = 0.5 * Math.exp(-(((x + half - 7) / 1.1) ** 2));
      return Math.min(front(x, y, z) + fold, back(x, y, z), spine(x, y, z));
    },
  };
  const sheaf = block({ center: [-1, middle, 0], half: [half - 2, middle - 2, 3.4], round: 0.3 });
  const pages: Solid = {
    color: '#f6f3ea',
    finish: 'matt',
    box: { low: [-half, 1, -4], high: [half - 2, HEIGHT - 1, 4] },
    distance: (x, y, z) => sheaf(x, y, z) + 0.12 * Math.cos(z * 9),
  };
  const solids = [cover, pages];
  return {
    solids,
    decals: [
      {
        art: 'label',
        finish: 'print',
        solid: 0,
        width: WIDTH,
        height: HEIGHT,
        corner: 0,
        middle: [0, HEIGHT / 2, 4],
        readable: WIDTH - 22,
        locate: ([x, y, z], point) => {
          point.across = x;
          point.down = HEIGHT - y;
          return z > 3.8;
        },
      },
    ],
    box: boxAround(solids),
    yaw: 26,
    pitch: 7,
    focus: { at: [34, 165, 0], span: 130, yaw: 44, pitch: 24 },
  };
}
