import { CHANNELS, type Pass } from './pass.ts';

/** How far neighbours may turn from each other, in parts of a unit normal, and still be one surface. */
const SMOOTH = 0.14;
const PRINT_STEP = 6;

/** Whether two samples lie on one surface without an edge, a seam or a border of print between them. */
function continuous(pass: Pass, a: number, b: number): boolean {
  if (pass.kind[a] !== pass.kind[b] || (pass.depth[a] === 0) !== (pass.depth[b] === 0)) return false;
  const differ = (channel: Float32Array) => Math.abs((channel[a] ?? 0) - (channel[b] ?? 0));
  if (differ(pass.cover) > 0.03) return false;
  if (pass.kind[a] === 0) return true;
  if (differ(pass.across) > PRINT_STEP || differ(pass.down) > PRINT_STEP) return false;
  return differ(pass.normalX) + differ(pass.normalY) < SMOOTH && differ(pass.depth) < 8;
}

interface Corners {
  readonly first: number;
  readonly right: number;
  readonly below: number;
  readonly last: number;
}

/** Fills one fine sample between four coarse ones. */
function blend(
  coarse: Pass,
  { first, right, below, last }: Corners,
  put: { fine: Pass; at: number; u: number; v: number },
): void {
  const { fine, at, u, v } = put;
  fine.kind[at] = coarse.kind[first] ?? 0;
  for (const name of CHANNELS) {
    const channel = coarse[name];
    const above = (channel[first] ?? 0) * (1 - u) + (channel[right] ?? 0) * u;
    const under = (channel[below] ?? 0) * (1 - u) + (channel[last] ?? 0) * u;
    fine[name][at] = above * (1 - v) + under * v;
  }
}

interface Refinement {
  readonly coarse: Pass;
  readonly fine: Pass;
  /** Traces a sample of the fine pass. */
  readonly trace: (column: number, row: number) => void;
}

/** Fills the rows `from` to `to` of a pass twice as fine: between alike samples by blending, at edges by tracing. */
export function refine({ coarse, fine, trace }: Refinement, [from, to]: readonly [number, number]): void {
  for (let row = from; row < to; row++)
    for (let column = 0; column < fine.width; column++) {
      const x = Math.min(coarse.width - 2, Math.max(0, Math.floor((column - 0.5) / 2)));
      const y = Math.min(coarse.height - 2, Math.max(0, Math.floor((row - 0.5) / 2)));
      const first = y * coarse.width + x;
      const corners = { first, right: first + 1, below: first + coarse.width, last: first + coarse.width + 1 };
      const even =
        continuous(coarse, first, corners.right) &&
        continuous(coarse, first, corners.below) &&
        continuous(coarse, first, corners.last);
      if (!even) {
        trace(column, row);
        continue;
      }
      const at = row * fine.width + column;
      blend(coarse, corners, { fine, at, u: (column - 0.5) / 2 - x, v: (row - 0.5) / 2 - y });
    }
}
