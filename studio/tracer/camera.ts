import type { Ray } from './march.ts';
import { length3 } from './vectors.ts';

/** A long lens on a tripod, looking at a target. Angles in degrees, lengths in millimetres. */
export interface Camera {
  readonly target: readonly [x: number, y: number, z: number];
  /** Positive walks to the right of the pack. */
  readonly yaw: number;
  /** Positive looks down. */
  readonly pitch: number;
  readonly distance: number;
  /** Pixels that one millimetre at the target covers. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Pixels that the picture is shifted to the right and down, as with a shift lens: perspective stays. */
  readonly shift: readonly [right: number, down: number];
}

/** The same picture with `times` as many pixels in each direction. */
export const enlarged = (camera: Camera, times: number): Camera => ({
  ...camera,
  scale: camera.scale * times,
  width: camera.width * times,
  height: camera.height * times,
  shift: [camera.shift[0] * times, camera.shift[1] * times],
});

/** Aims a ray through the middle of a pixel. */
export function aimer(camera: Camera): (column: number, row: number, ray: Ray) => void {
  const yaw = (camera.yaw * Math.PI) / 180;
  const pitch = (camera.pitch * Math.PI) / 180;
  const right = [Math.cos(yaw), 0, -Math.sin(yaw)] as const;
  const back = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)] as const;
  const up = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)] as const;
  const eye = [0, 1, 2].map((axis) => (camera.target[axis] ?? 0) + (back[axis] ?? 0) * camera.distance);
  return (column, row, ray) => {
    const u = (column + 0.5 - camera.width / 2 - camera.shift[0]) / camera.scale / camera.distance;
    const v = (camera.height / 2 - row - 0.5 + camera.shift[1]) / camera.scale / camera.distance;
    const length = length3(u, v, 1);
    ray.x = eye[0] ?? 0;
    ray.y = eye[1] ?? 0;
    ray.z = eye[2] ?? 0;
    ray.dx = (right[0] * u + up[0] * v - back[0]) / length;
    ray.dy = (right[1] * u + up[1] * v - back[1]) / length;
    ray.dz = (right[2] * u + up[2] * v - back[2]) / length;
  };
}
