import { MASTER } from './pictures-of.ts';
import type { View } from './plan.ts';
import type { Camera } from './tracer/camera.ts';
import type { Form } from './tracer/form.ts';
import { framed } from './tracer/framing.ts';

/** A view that one pack is photographed in; the family is put together from fronts. */
export type PackView = Exclude<View, 'family'>;

export const PACK_VIEWS = ['front', 'label', 'detail', 'scene'] as const satisfies readonly PackView[];

const SQUARE = { width: MASTER, height: MASTER };

/** Where the horizon of a scene lies, as a share of the height. */
export const HORIZON = 0.62;

function closeUp({ at, span, yaw, pitch }: Form['focus']): Camera {
  return { ...SQUARE, target: at, yaw, pitch, distance: 9 * span, scale: MASTER / span, shift: [0, 0] };
}

/** The label, a little from the side, its upper part where it is taller than wide. */
function labelCloseUp(form: Form): Camera {
  const [sheet] = form.sheets;
  if (!sheet) throw new Error('a pack without a label has no close-up of it');
  const [x, y, z] = sheet.middle;
  const span = Math.max(sheet.readable * 1.26, Math.min(sheet.height * 1.1, sheet.readable * 1.5));
  const rise = Math.max(0, sheet.height / 2 - span * 0.44);
  const facing = (Math.atan2(x, z) * 180) / Math.PI;
  return closeUp({ at: [x, y + rise, z * 0.85], span, yaw: facing + 14, pitch: form.pitch + 2 });
}

/** The camera of a pack's view, at the size of the master. */
export const CAMERAS: Readonly<Record<PackView, (form: Form) => Camera>> = {
  front: (form) =>
    framed(form, { ...SQUARE, yaw: form.yaw, pitch: form.pitch, fill: 0.86, breadth: 0.8, middle: [0.5, 0.487] }),
  label: labelCloseUp,
  detail: ({ focus }) => closeUp(focus),
  scene: (form) =>
    framed(form, {
      ...SQUARE,
      yaw: form.yaw - (form.yaw > 0 ? 30 : 10),
      pitch: Math.max(5, form.pitch - 3),
      fill: 0.75,
      middle: [0.47, 0.5],
    }),
};
