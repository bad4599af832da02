import type { Camera } from './camera.ts';
import type { Model } from './model.ts';
import { screenBounds } from './screen-bounds.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly yaw: number;
  readonly pitch: number;
  /** Share of the height that the model fills. */
  readonly fill: number;
  /** Share of the width that it fills at most. */
  readonly breadth?: number;
  /** Where the middle of the model stands, in shares of the frame from the upper left corner. */
  readonly middle: readonly [x: number, y: number];
}

/** Steps the camera back until the model fills its share of the frame, and pans to put its middle where asked. */
export function framed(
  model: Model,
  { width, height, yaw, pitch, fill, breadth = fill, middle: [x, y] }: Frame,
): Camera {
  const { low, high } = model.box;
  const size = Math.max(high[1] - low[1], high[0] - low[0]);
  const target = [0, 1, 2].map((axis) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2);
  const first: Camera = {
    target: [target[0] ?? 0, target[1] ?? 0, target[2] ?? 0],
    yaw,
    pitch,
    distance: 6.5 * size,
    scale: (0.7 * Math.min(width, height)) / size,
    width,
    height,
    shift: [0, 0],
  };
  const seen = screenBounds(model, first);
  const grow = Math.min((fill * height) / (seen.bottom - seen.top), (breadth * width) / (seen.right - seen.left));
  return {
    ...first,
    scale: first.scale * grow,
    shift: [
      x * width - (width / 2 + ((seen.left + seen.right) / 2 - width / 2) * grow),
      y * height - (height / 2 + ((seen.top + seen.bottom) / 2 - height / 2) * grow),
    ],
  };
}
