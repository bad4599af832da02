import { aimer, type Camera, enlarged } from './camera.ts';
import type { Form } from './form.ts';
import { march, type Ray } from './march.ts';

/** The pixels that a form covers. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const PROOF = 320;

/** The extent of a form in a camera's picture, found on a small proof; a pixel of the proof exact. */
export function extentIn(form: Form, camera: Camera): Extent {
  const shrink = PROOF / camera.height;
  const width = Math.round(camera.width * shrink);
  const aim = aimer({ ...enlarged(camera, shrink), width, height: PROOF });
  const ray: Ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 };
  const extent = { left: width, top: PROOF, right: 0, bottom: 0 };
  for (let row = 0; row < PROOF; row++)
    for (let column = 0; column < width; column++) {
      aim(column, row, ray);
      if (march(form, ray) < 0) continue;
      extent.left = Math.min(extent.left, column);
      extent.right = Math.max(extent.right, column + 1);
      extent.top = Math.min(extent.top, row);
      extent.bottom = Math.max(extent.bottom, row + 1);
    }
  return {
    left: extent.left / shrink,
    top: extent.top / shrink,
    right: extent.right / shrink,
    bottom: extent.bottom / shrink,
  };
}
