import { aimer, type Camera, enlarged } from './camera.ts';
import { march, type Ray } from './march.ts';
import type { Model } from './model.ts';

/** The pixels that a model covers. */
export interface ScreenBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const PREVIEW_HEIGHT = 320;

/** The bounds of a model in a camera's picture, measured on a small preview, to one pixel of the preview. */
export function screenBounds(model: Model, camera: Camera): ScreenBounds {
  const shrink = PREVIEW_HEIGHT / camera.height;
  const width = Math.round(camera.width * shrink);
  const aim = aimer({ ...enlarged(camera, shrink), width, height: PREVIEW_HEIGHT });
  const ray: Ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 };
  const bounds = { left: width, top: PREVIEW_HEIGHT, right: 0, bottom: 0 };
  for (let row = 0; row < PREVIEW_HEIGHT; row++)
    for (let column = 0; column < width; column++) {
      aim(column, row, ray);
      if (march(model, ray) < 0) continue;
      bounds.left = Math.min(bounds.left, column);
      bounds.right = Math.max(bounds.right, column + 1);
      bounds.top = Math.min(bounds.top, row);
      bounds.bottom = Math.max(bounds.bottom, row + 1);
    }
  return {
    left: bounds.left / shrink,
    top: bounds.top / shrink,
    right: bounds.right / shrink,
    bottom: bounds.bottom / shrink,
  };
}
