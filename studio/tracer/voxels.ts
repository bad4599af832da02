import type { Box } from './model.ts';
import type { MutablePosition } from './vectors.ts';

/** Distances to a model on a coarse grid: enough to walk through empty space by, at a tenth of the price. */
export interface Voxels {
  readonly low: readonly [x: number, y: number, z: number];
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly layers: number;
  readonly values: Float32Array;
}

const CELLS = 1_600_000;

export function voxels({ low, high }: Box, distanceTo: (at: MutablePosition) => number): Voxels {
  const [width, height, depth] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const cell = Math.cbrt((width * height * depth) / CELLS);
  const [columns, rows, layers] = [width, height, depth].map((size) => Math.ceil(size / cell) + 2);
  if (!columns || !rows || !layers) throw new RangeError('a model needs room');
  const values = new Float32Array(columns * rows * layers);
  const at: MutablePosition = { x: 0, y: 0, z: 0 };
  let next = 0;
  for (let layer = 0; layer < layers; layer++)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        at.x = low[0] + column * cell;
        at.y = low[1] + row * cell;
        at.z = low[2] + layer * cell;
        values[next++] = distanceTo(at);
      }
  return { low, cell, columns, rows, layers, values };
}

/** The distance of the nearest grid point, which is off by less than a cell; −1 outside the grid. */
export function nearestVoxel({ low, cell, columns, rows, layers, values }: Voxels, at: MutablePosition): number {
  const column = Math.round((at.x - low[0]) / cell);
  const row = Math.round((at.y - low[1]) / cell);
  const layer = Math.round((at.z - low[2]) / cell);
  if (column < 0 || row < 0 || layer < 0 || column >= columns || row >= rows || layer >= layers) return -1;
  return values[(layer * rows + row) * columns + column] ?? -1;
}
