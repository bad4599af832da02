import { FINISHES } from './finishes.ts';
import { clearance, distanceTo, type Ray } from './march.ts';
import type { Finish, Model } from './model.ts';
import { sphereRays, TILE } from './rays.ts';
import { radiance } from './softboxes.ts';
import { ramp } from './solids.ts';
import { length3 } from './vectors.ts';

/** A surface point with the direction it faces. */
export interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}

export interface DiffuseLight {
  light: number;
  bounce: number;
  near: number;
}

export interface Reflection {
  gloss: number;
  floorGloss: number;
}

const FLOOR_LIGHT = 0.82;
/** Reflected light where another part of the pack hides the lights. */
const OCCLUDED_REFLECTION = 0.28;
/** Millimetres from the pack at which the floor is out of its shadow. */
const FLOOR_REACH = 70;

interface LightingSetup {
  readonly model: Model;
  /** Degrees the camera stands to the right: the lights move with it. */
  readonly yaw: number;
  readonly rays: number;
}

/** Lights surfaces of one model. All functions write into the given object: they run once a pixel. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share scratch objects that are written for every pixel
export function lighting({ model, yaw, rays }: LightingSetup) {
  const sphere = sphereRays(rays);
  const cos = Math.cos((yaw * Math.PI) / 180);
  const sin = Math.sin((yaw * Math.PI) / 180);
  const ray: Ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 };
  const direction = { x: 0, y: 0, z: 0 };

  const environmentLight = (blur: number): number => {
    direction.x = cos * ray.dx - sin * ray.dz;
    direction.y = ray.dy;
    direction.z = sin * ray.dx + cos * ray.dz;
    return radiance(direction, blur);
  };

  const floorLight = (): number => {
    const along = -ray.y / Math.min(ray.dy, -0.02);
    const away = distanceTo(model, { x: ray.x + ray.dx * along, y: 0, z: ray.z + ray.dz * along });
    return FLOOR_LIGHT * (0.12 + 0.88 * ramp(-8, FLOOR_REACH, away));
  };

  const leave = (at: SurfacePoint, lift: number): void => {
    ray.x = at.x + at.nx * lift;
    ray.y = at.y + at.ny * lift;
    ray.z = at.z + at.nz * lift;
  };

  /** Picks the k-th ray of a pixel, cosine-weighted around the normal. */
  const scatter = (at: SurfacePoint, offset: number): void => {
    const dx = at.nx + (sphere[offset] ?? 0);
    const dy = at.ny + (sphere[offset + 1] ?? 0);
    const dz = at.nz + (sphere[offset + 2] ?? 0);
    const length = length3(dx, dy, dz) || 1;
    ray.dx = dx / length;
    ray.dy = dy / length;
    ray.dz = dz / length;
  };

  const tileOf = (column: number, row: number): number => (row % TILE) * TILE + (column % TILE);

  return {
    /** Diffuse light on a point of the pack. */
    illuminate(at: SurfacePoint, tile: number, diffuse: DiffuseLight): void {
      leave(at, 0.25);
      diffuse.light = diffuse.bounce = diffuse.near = 0;
      for (let k = 0; k < rays; k++) {
        scatter(at, (tile * rays + k) * 3);
        const free = clearance(model, ray, 24);
        diffuse.near += 1 - free;
        if (free === 0) continue;
        if (ray.dy >= 0) diffuse.light += free * environmentLight(1);
        else diffuse.bounce += free * floorLight();
      }
      diffuse.light /= rays;
      diffuse.bounce /= rays;
      diffuse.near /= rays;
    },

    /** Share of its light that the pack takes from a point of the floor. */
    shadow(at: SurfacePoint, tile: number): number {
      leave(at, 0.05);
      let all = 0;
      let free = 0;
      for (let k = 0; k < rays; k++) {
        scatter(at, (tile * rays + k) * 3);
        const light = environmentLight(1);
        all += light;
        free += light * clearance(model, ray, 24);
      }
      return 1 - free / all;
    },

    /** What a surface point reflects of the lights, seen along the given direction. */
    mirror(at: SurfacePoint, look: Ray, finish: Finish): Reflection {
      const { blur, facing, grazing } = FINISHES[finish];
      const cosine = Math.min(1, Math.max(0, -(look.dx * at.nx + look.dy * at.ny + look.dz * at.nz)));
      const strength = facing + (grazing - facing) * (1 - cosine) ** 5;
      leave(at, 0.4);
      ray.dx = look.dx + 2 * cosine * at.nx;
      ray.dy = look.dy + 2 * cosine * at.ny;
      ray.dz = look.dz + 2 * cosine * at.nz;
      const free = clearance(model, ray, 3 + 20 * (1 - blur));
      const above = ramp(-0.02 - 0.3 * blur, 0.02 + 0.3 * blur, ray.dy);
      const hidden = strength * (1 - free) * OCCLUDED_REFLECTION;
      return {
        gloss: hidden + (above > 0 ? strength * free * above * environmentLight(blur) : 0),
        floorGloss: above < 1 ? strength * free * (1 - above) * floorLight() : 0,
      };
    },
    tileOf,
  };
}
