import type { ColorScheme } from '../packs/pack.ts';
import type { Distance } from './solids.ts';

/** Taken from the pack's colors, or a fixed hex. */
export type ColorRef = keyof ColorScheme | `#${string}`;

export type Finish = 'satin' | 'gloss' | 'print' | 'matt' | 'metal' | 'chrome';

export interface Box {
  readonly low: readonly [x: number, y: number, z: number];
  readonly high: readonly [x: number, y: number, z: number];
}

/** One piece of a pack: a surface of one color and one finish. */
export interface Solid {
  readonly color: ColorRef;
  readonly finish: Finish;
  readonly box: Box;
  readonly distance: Distance;
}

/** Where a point of the surface lies on the decal: millimetres right of its middle and down from its top. */
export interface DecalPoint {
  across: number;
  down: number;
}

/** A decal on one of the solids. */
export interface Decal {
  readonly art: 'label' | 'crest';
  readonly finish: Finish;
  readonly solid: number;
  /** Printed width and height; a decal that goes round the pack is as wide as its circumference. */
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  /** Where its middle is on the pack. */
  readonly middle: readonly [x: number, y: number, z: number];
  /** Width that can be read from the front. */
  readonly readable: number;
  /** Writes the position of a surface point, or returns false when the point cannot carry print. */
  readonly locate: (at: readonly [x: number, y: number, z: number], point: DecalPoint) => boolean;
}

/** What a close-up looks at, how many millimetres it takes in, and from where. */
export interface Focus {
  readonly at: readonly [x: number, y: number, z: number];
  readonly span: number;
  readonly yaw: number;
  readonly pitch: number;
}

/** A modeled thing: its solids, its decals, and how the camera looks at it. */
export interface Model {
  readonly solids: readonly Solid[];
  readonly decals: readonly Decal[];
  readonly box: Box;
  /** Degrees that the camera of the main picture stands to the right, and above. */
  readonly yaw: number;
  readonly pitch: number;
  readonly focus: Focus;
}

export function boxAround(solids: readonly Solid[]): Box {
  const lowest = (axis: 0 | 1 | 2) => Math.min(...solids.map(({ box }) => box.low[axis]));
  const highest = (axis: 0 | 1 | 2) => Math.max(...solids.map(({ box }) => box.high[axis]));
  return { low: [lowest(0), lowest(1), lowest(2)], high: [highest(0), highest(1), highest(2)] };
}
