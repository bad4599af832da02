import type { SceneObject } from '../rendering/scene.ts';
import type { Camera } from '../tracer/camera.ts';

/** Width and height of every still, in pixels. */
export const STILL_SIZE = { width: 1600, height: 900 };

/** What `framed` needs beyond the model, or a camera of its own. */
type StillView =
  | { readonly yaw: number; readonly pitch: number; readonly fill: number; readonly middle: readonly [number, number] }
  | Pick<Camera, 'target' | 'yaw' | 'pitch' | 'distance' | 'scale'>;

/** An editorial picture, as it is staged. */
export interface Still {
  readonly objects: readonly SceneObject[];
  readonly view: StillView;
  /** Color of floor and wall. */
  readonly background: string;
  /** Share of the height at which they meet; unset shows a wall without floor. */
  readonly horizon?: number;
}

export type Stills = Readonly<Record<`art-${string}`, Still>>;
