import type { Model } from '../tracer/model.ts';

/** A thing that stands before the camera besides packs, with the SVG of its decals in their millimetres. */
export interface Prop {
  readonly model: () => Model;
  readonly decalArt: (decal: number) => string;
}

export const NO_ART = (): string => '';

/** What every prop's model ends with: it is looked at straight, and never in close-up. */
export const FRONT_ON = { yaw: 0, pitch: 0, focus: { at: [0, 0, 0], span: 100, yaw: 0, pitch: 0 } } as const;
