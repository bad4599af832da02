import type { Box, ColorRef, Decal, Finish, Solid } from '../tracer/model.ts';
import type { Corner } from '../tracer/outline.ts';
import { type Distance, lathe, ramp } from '../tracer/solids.ts';

interface TurnedPart {
  readonly profile: readonly Corner[];
  readonly axis?: number;
  readonly color: ColorRef;
  readonly finish: Finish;
  /** Upright ribs between two heights. */
  readonly ribs?: { readonly count: number; readonly depth: number; readonly from: number; readonly to: number };
}

/** The box of a body turned on an upright axis. */
export function turnedBox(profile: readonly Corner[], axis = 0): Box {
  const radius = Math.max(...profile.map(([r]) => r)) + 1;
  const heights = profile.map(([, y]) => y);
  return {
    low: [axis - radius, Math.min(...heights) - 0.5, -radius],
    high: [axis + radius, Math.max(...heights) + 0.5, radius],
  };
}

/** A turned piece, ribbed where fingers grip it. */
export function turnedPart({ profile, axis = 0, color, finish, ribs }: TurnedPart): Solid {
  const smoothShape = lathe(profile, axis);
  const ribbed: Distance = (x, y, z) => {
    const distance = smoothShape(x, y, z);
    if (!ribs || distance > 3 || y < ribs.from || y > ribs.to) return distance;
    const ease = ramp(ribs.from, ribs.from + 1.5, y) * (1 - ramp(ribs.to - 1.5, ribs.to, y));
    const wave = Math.cos(ribs.count * Math.atan2(z, x - axis));
    return (distance + ribs.depth * ease * Math.max(-0.3, wave)) * 0.75;
  };
  return { color, finish, box: turnedBox(profile, axis), distance: ribs ? ribbed : smoothShape };
}

interface ScrewCap {
  readonly bottom: number;
  readonly height: number;
  readonly radius: number;
  readonly axis?: number;
  readonly ribs: number;
  /** Height of the tamper ring that stays on the neck. */
  readonly ring: number;
}

/** A ribbed screw cap over its tamper ring. */
export function screwCap({ bottom, height, radius, axis = 0, ribs, ring }: ScrewCap): Solid {
  const seam = bottom + ring;
  const top = bottom + height;
  return turnedPart({
    axis,
    color: 'cap',
    finish: 'satin',
    profile: [
      [0, bottom],
      [radius + 0.9, bottom, 0.6],
      [radius + 0.9, seam - 0.7, 0.5],
      [radius - 0.6, seam, 0.2],
      [radius + 0.5, seam + 0.7, 0.4],
      [radius, seam + 3, 1],
      [radius - 0.7, top, 2.4],
      [radius * 0.72, top, 0.4],
      [radius * 0.7, top - 0.7, 0.4],
      [0, top - 0.7],
    ],
    ribs: { count: ribs, depth: Math.min(0.45, radius / 50), from: seam + 2, to: top - 2.5 },
  });
}

interface Around {
  readonly art?: Decal['art'];
  readonly solid: number;
  readonly axis?: number;
  readonly radius: number;
  readonly top: number;
  readonly height: number;
  /** Degrees to the right of the front where its middle is; it looks at the camera. */
  readonly facing?: number;
  /** Unset goes all the way round. */
  readonly width?: number;
  readonly corner?: number;
  readonly readable: number;
}

const turnFrom = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** A decal wrapped round a turned body. */
export function decalAround({ axis = 0, radius, top, width, corner = 0, facing = 0, ...decal }: Around): Decal {
  return {
    art: 'label',
    finish: 'print',
    ...decal,
    corner,
    width: width ?? 2 * Math.PI * radius + 1,
    middle: [
      axis + radius * Math.sin((facing * Math.PI) / 180),
      top - decal.height / 2,
      radius * Math.cos((facing * Math.PI) / 180),
    ],
    locate: ([x, y, z], point) => {
      point.across = turnFrom(Math.atan2(x - axis, z) - (facing * Math.PI) / 180) * radius;
      point.down = top - y;
      return true;
    },
  };
}

interface Facing {
  readonly solid: number;
  /** How far the face lies before the middle of the pack. */
  readonly front: number;
  readonly middle?: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly readable: number;
}

/** A decal glued to the front of a flat pack. */
export function decalOnFront({ middle = 0, top, front, ...decal }: Facing): Decal {
  return {
    art: 'label',
    finish: 'print',
    ...decal,
    middle: [middle, top - decal.height / 2, front],
    locate: ([x, y, z], point) => {
      point.across = x - middle;
      point.down = top - y;
      return z > 0;
    },
  };
}
