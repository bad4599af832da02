import { ramp } from './solids.ts';

/**
 * The lights of a photo studio, as seen from the pack. Azimuth 0 is the camera, −90 the left;
 * elevation 0 is the horizon. Radiance 1 is the paper sweep in full light.
 */
interface Softbox {
  readonly azimuth: number;
  readonly halfWidth: number;
  readonly elevation: number;
  readonly halfHeight: number;
  readonly radiance: number;
}

/** The key from the left, a weak strip on the right, a rim from behind on both sides, one overhead. */
const SOFTBOXES: readonly Softbox[] = [
  { azimuth: -52, halfWidth: 27, elevation: 28, halfHeight: 40, radiance: 6.2 },
  { azimuth: 74, halfWidth: 12, elevation: 18, halfHeight: 44, radiance: 1.7 },
  { azimuth: 136, halfWidth: 11, elevation: 22, halfHeight: 44, radiance: 2.6 },
  { azimuth: -146, halfWidth: 12, elevation: 22, halfHeight: 40, radiance: 1.5 },
  { azimuth: 0, halfWidth: 180, elevation: 82, halfHeight: 22, radiance: 2.3 },
];

const WALL = 0.26;
const WALL_TOP = 0.5;

const DEGREES = 180 / Math.PI;

const within = (offset: number, half: number, edge: number): number =>
  1 - ramp(half - edge, half + edge, Math.abs(offset));

export interface Direction {
  x: number;
  y: number;
  z: number;
}

/** Light from a direction above the horizon. `blur` 0 shows crisp softboxes, 1 a satin haze. */
export function radiance({ x, y, z }: Direction, blur: number): number {
  const azimuth = Math.atan2(x, z) * DEGREES;
  const elevation = Math.asin(Math.max(-1, Math.min(1, y))) * DEGREES;
  const edge = 2.5 + blur * 26;
  let light = WALL + (WALL_TOP - WALL) * ramp(0, 80, elevation);
  for (const box of SOFTBOXES) {
    const aside = Math.abs(azimuth - box.azimuth);
    const across = box.halfWidth >= 180 ? 1 : within(Math.min(aside, 360 - aside), box.halfWidth, edge);
    if (across > 0) light += box.radiance * across * within(elevation - box.elevation, box.halfHeight, edge);
  }
  return light;
}
