import type { Member } from '../cast.ts';
import type { Camera } from '../tracer/camera.ts';

/** What `framed` needs beyond the form, or a camera of its own. */
type StillView =
  | { readonly yaw: number; readonly pitch: number; readonly fill: number; readonly middle: readonly [number, number] }
  | Pick<Camera, 'target' | 'yaw' | 'pitch' | 'distance' | 'scale'>;

/** How a still is staged. */
export interface Setting {
  readonly members: readonly Member[];
  readonly view: StillView;
  /** Colour of floor and wall. */
  readonly field: string;
  /** Share of the height at which they meet; unset stands before a wall, without floor. */
  readonly horizon?: number;
}
