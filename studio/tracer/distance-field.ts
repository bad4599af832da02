import type { Point } from './outline.ts';
import { length2 } from './vectors.ts';

/** Signed distances to a flat shape on a grid of millimetres: negative inside. */
export interface DistanceField {
  readonly left: number;
  readonly bottom: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

const CELL = 0.5;
/** Millimetres round the shape in which distances are exact. */
const MARGIN = 12;

function distanceToSegments(segments: Float64Array, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  for (let i = 0; i < segments.length; i += 4) {
    const ax = segments[i] ?? 0;
    const ay = segments[i + 1] ?? 0;
    const bx = segments[i + 2] ?? 0;
    const by = segments[i + 3] ?? 0;
    const dx = bx - ax;
    const dy = by - ay;
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const ex = x - ax - dx * along;
    const ey = y - ay - dy * along;
    nearest = Math.min(nearest, ex * ex + ey * ey);
    if (ay > y !== by > y && x < ax + ((y - ay) / dy) * dx) inside = !inside;
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

/** Rings beyond the first cut holes (even-odd). */
export function distanceField(rings: readonly (readonly Point[])[], margin = MARGIN): DistanceField {
  const segments = Float64Array.from(
    rings.flatMap((ring) => ring.flatMap(([x, y], i) => [x, y, ...(ring[(i + 1) % ring.length] ?? [x, y])])),
  );
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  const left = Math.min(...xs) - margin;
  const bottom = Math.min(...ys) - margin;
  const columns = Math.ceil((Math.max(...xs) + margin - left) / CELL) + 1;
  const rows = Math.ceil((Math.max(...ys) + margin - bottom) / CELL) + 1;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = distanceToSegments(segments, left + column * CELL, bottom + row * CELL);
  return { left, bottom, columns, rows, values };
}

/** Distance at a point; outside the grid an underestimate that joins it without a step. */
export function distanceIn(field: DistanceField, x: number, y: number): number {
  const u = (x - field.left) / CELL;
  const v = (y - field.bottom) / CELL;
  const cu = Math.min(Math.max(u, 0), field.columns - 1.001);
  const cv = Math.min(Math.max(v, 0), field.rows - 1.001);
  const i = Math.floor(cu);
  const j = Math.floor(cv);
  const fu = cu - i;
  const fv = cv - j;
  const at = j * field.columns + i;
  const { values, columns } = field;
  const low = (values[at] ?? 0) * (1 - fu) + (values[at + 1] ?? 0) * fu;
  const high = (values[at + columns] ?? 0) * (1 - fu) + (values[at + columns + 1] ?? 0) * fu;
  const inside = low * (1 - fv) + high * fv;
  return cu === u && cv === v ? inside : length2(inside, length2(u - cu, v - cv) * CELL);
}
