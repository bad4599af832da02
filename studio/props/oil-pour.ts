import { boxAround, type Model, type Solid } from '../tracer/model.ts';
import { lathe, smoothUnion } from '../tracer/solids.ts';
import { length2 } from '../tracer/vectors.ts';
import { FRONT_ON, NO_ART, type Prop } from './prop.ts';

const POOL = 900;

/** Ripples that run from where the stream lands. */
const surface = (radius: number): number =>
  2.6 * Math.cos(radius * 0.17 - 1) * Math.exp(-radius / 90) + 9 * Math.exp(-((radius / 34) ** 2));

function model(): Model {
  const stream = lathe([
    [0, -10],
    [13, -10],
    [11, 60, 60],
    [13, 170, 200],
    [21, 360],
    [0, 360],
  ]);
  const oil: Solid = {
    color: '#d58600',
    finish: 'gloss',
    box: { low: [-POOL, -20, -POOL], high: [POOL, 360, POOL] },
    distance: (x, y, z) => {
      const sway = 1.6 * Math.sin(y * 0.045);
      const falling = stream(x - sway, y, z);
      const pool = (y - surface(length2(x, z))) * 0.8;
      return smoothUnion(falling, pool, 34) * 0.85;
    },
  };
  const solids = [oil];
  return { solids, decals: [], box: boxAround(solids), ...FRONT_ON };
}

/** Fresh oil running into a pool of itself. */
export const OIL_POUR: Prop = { model, decalArt: NO_ART };
