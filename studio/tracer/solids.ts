import { distanceField, distanceIn } from './distance-field.ts';
import { type Corner, mirroredProfile, outline, type Point } from './outline.ts';
import { length2, length3, type Position } from './vectors.ts';

/** Signed distance in millimetres from a point to a surface; y is up, the floor is y = 0, +z is towards the camera. */
export type Distance = (x: number, y: number, z: number) => number;

export const smoothUnion = (a: number, b: number, blend: number): number => {
  const overlap = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - overlap * overlap * blend * 0.25;
};

/** A body turned on an upright axis through `x`. */
export function lathe(profile: readonly Corner[], axis = 0): Distance {
  const field = distanceField([mirroredProfile(profile)]);
  return (x, y, z) => distanceIn(field, length2(x - axis, z), y);
}

export const smoothMeet = (a: number, b: number, blend: number): number => -smoothUnion(-a, -b, blend);

/** Where two walls meet, an edge of the given radius. */
export function roundMeet(a: number, b: number, radius: number): number {
  const u = a + radius;
  const v = b + radius;
  return Math.min(Math.max(u, v), 0) + length2(Math.max(u, 0), Math.max(v, 0)) - radius;
}

/** 0 before `from`, 1 after `to`, a soft step between. */
export function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

interface Thickness {
  /** Half the depth, front to back. */
  readonly half: number;
  /** Radius of the edge between front and side. */
  readonly round: number;
}

/** A flat shape given depth. */
export function extruded(rings: readonly (readonly Point[])[], { half, round }: Thickness): Distance {
  const field = distanceField(rings);
  return (x, y, z) => roundMeet(distanceIn(field, x, y), Math.abs(z) - half, round);
}

interface BlowMold {
  /** Seen from the front (x, y) and from the side (z, y). */
  readonly front: readonly Corner[];
  readonly side: readonly Corner[];
  /** Radius of the upright edges. */
  readonly round: number;
  /** Millimetres that the front and back swell in the middle of `width`. */
  readonly bulge: number;
  readonly width: number;
}

/** A blow-moulded bottle: as wide as its front view, as deep as its side view. */
export function blowMolded({ front, side, round, bulge, width }: BlowMold): Distance {
  const face = distanceField([outline(front)]);
  const flank = distanceField([outline(side)]);
  return (x, y, z) => {
    const off = Math.min(1, (2 * Math.abs(x)) / width);
    const swollen = Math.abs(z) + bulge * off * off;
    return roundMeet(distanceIn(face, x, y), distanceIn(flank, swollen, y), round);
  };
}

interface Block {
  readonly center: readonly [x: number, y: number, z: number];
  readonly half: readonly [x: number, y: number, z: number];
  readonly round: number;
}

export function block({ center: [cx, cy, cz], half: [hx, hy, hz], round }: Block): Distance {
  return (x, y, z) => {
    const u = Math.abs(x - cx) - hx + round;
    const v = Math.abs(y - cy) - hy + round;
    const w = Math.abs(z - cz) - hz + round;
    const outside = length3(Math.max(u, 0), Math.max(v, 0), Math.max(w, 0));
    return outside + Math.min(Math.max(u, v, w), 0) - round;
  };
}

/** A round rod between two points. */
export function rod([ax, ay, az]: Position, [bx, by, bz]: Position, radius: number): Distance {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const square = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / square));
    return length3(x - ax - dx * along, y - ay - dy * along, z - az - dz * along) - radius;
  };
}
