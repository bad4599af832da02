import type { Camera } from '../tracer/camera.ts';
import { framed } from '../tracer/framing.ts';
import type { Model } from '../tracer/model.ts';
import type { View } from './plan.ts';

/** A view of one pack. */
export type PackView = Exclude<View, 'family'>;

export const PACK_VIEWS = ['front', 'label', 'detail', 'scene'] as const satisfies readonly PackView[];

/** Width and height of every product picture, in pixels. */
export const PICTURE_SIZE = 1000;

const SQUARE = { width: PICTURE_SIZE, height: PICTURE_SIZE };

/** Where the horizon of a scene lies, as a share of the height. */
export const HORIZON = 0.62;

function closeUp({ at, span, yaw, pitch }: Model['focus']): Camera {
  return { ...SQUARE, target: at, yaw, pitch, distance: 9 * span, scale: PICTURE_SIZE / span, shift: [0, 0] };
}

/** The label, a little from the side, its upper part where it is taller than wide. */
function labelCloseUp(model: Model): Camera {
  const [decal] = model.decals;
  if (!decal) throw new Error('a model without a decal has no close-up of its label');
  const [x, y, z] = decal.middle;
  const span = Math.max(decal.readable * 1.26, Math.min(decal.height * 1.1, decal.readable * 1.5));
  const rise = Math.max(0, decal.height / 2 - span * 0.44);
  const facing = (Math.atan2(x, z) * 180) / Math.PI;
  return closeUp({ at: [x, y + rise, z * 0.85], span, yaw: facing + 14, pitch: model.pitch + 2 });
}

/** The camera of each view, at the size of the picture. */
export const CAMERAS: Readonly<Record<PackView, (model: Model) => Camera>> = {
  front: (model) =>
    framed(model, { ...SQUARE, yaw: model.yaw, pitch: model.pitch, fill: 0.86, breadth: 0.8, middle: [0.5, 0.487] }),
  label: labelCloseUp,
  detail: ({ focus }) => closeUp(focus),
  scene: (model) =>
    framed(model, {
      ...SQUARE,
      yaw: model.yaw - (model.yaw > 0 ? 30 : 10),
      pitch: Math.max(5, model.pitch - 3),
      fill: 0.75,
      middle: [0.47, 0.5],
    }),
};
