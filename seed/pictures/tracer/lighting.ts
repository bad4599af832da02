import { FINISHES } from './finishes.ts';
import type { Finish, Form } from './form.ts';
import { length3 } from './length.ts';
import { clearance, distanceTo, type Ray } from './march.ts';
import { sphereRays, TILE } from './rays.ts';
import { ramp } from './solids.ts';
import { radiance } from './studio.ts';

/** A surface point with the direction it faces. */
export interface Facet {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}

export interface Lit {
  light: number;
  bounce: number;
  near: number;
}

export interface Mirrored {
  gloss: number;
  floorGloss: number;
}

const FLOOR_LIGHT = 0.82;
/** What a mirror shows where another part of the pack hides the room. */
const HIDDEN = 0.28;
/** Millimetres from the pack at which the floor is out of its shade. */
const FLOOR_REACH = 70;

interface Room {
  readonly form: Form;
  /** Degrees the camera stands to the right: the lights move with it. */
  readonly yaw: number;
  readonly rays: number;
}

/** Lights surfaces of one form. All functions write into the given object: they run once a pixel. */
export function lighting({ form, yaw, rays }: Room) {
  const sphere = sphereRays(rays);
  const cos = Math.cos((yaw * Math.PI) / 180);
  const sin = Math.sin((yaw * Math.PI) / 180);
  const ray: Ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 };
  const roomward = { x: 0, y: 0, z: 0 };

  const roomLight = (blur: number): number => {
    roomward.x = cos * ray.dx - sin * ray.dz;
    roomward.y = ray.dy;
    roomward.z = sin * ray.dx + cos * ray.dz;
    return radiance(roomward, blur);
  };

  const floorLight = (): number => {
    const along = -ray.y / Math.min(ray.dy, -0.02);
    const away = distanceTo(form, { x: ray.x + ray.dx * along, y: 0, z: ray.z + ray.dz * along });
    return FLOOR_LIGHT * (0.12 + 0.88 * ramp(-8, FLOOR_REACH, away));
  };

  const leave = (at: Facet, lift: number): void => {
    ray.x = at.x + at.nx * lift;
    ray.y = at.y + at.ny * lift;
    ray.z = at.z + at.nz * lift;
  };

  /** Picks the k-th ray of a pixel, spread by the cosine about the facet's normal. */
  const scatter = (at: Facet, offset: number): void => {
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
    /** Diffuse light on a facet of the pack. */
    illuminate(at: Facet, tile: number, lit: Lit): void {
      leave(at, 0.25);
      lit.light = lit.bounce = lit.near = 0;
      for (let k = 0; k < rays; k++) {
        scatter(at, (tile * rays + k) * 3);
        const free = clearance(form, ray, 24);
        lit.near += 1 - free;
        if (free === 0) continue;
        if (ray.dy >= 0) lit.light += free * roomLight(1);
        else lit.bounce += free * floorLight();
      }
      lit.light /= rays;
      lit.bounce /= rays;
      lit.near /= rays;
    },

    /** Share of its light that the pack takes from a point of the floor. */
    shade(at: Facet, tile: number): number {
      leave(at, 0.05);
      let all = 0;
      let free = 0;
      for (let k = 0; k < rays; k++) {
        scatter(at, (tile * rays + k) * 3);
        const light = roomLight(1);
        all += light;
        free += light * clearance(form, ray, 24);
      }
      return 1 - free / all;
    },

    /** What a facet mirrors of the room, looked at along the given direction. */
    mirror(at: Facet, look: Ray, finish: Finish): Mirrored {
      const { blur, facing, grazing } = FINISHES[finish];
      const cosine = Math.min(1, Math.max(0, -(look.dx * at.nx + look.dy * at.ny + look.dz * at.nz)));
      const strength = facing + (grazing - facing) * (1 - cosine) ** 5;
      leave(at, 0.4);
      ray.dx = look.dx + 2 * cosine * at.nx;
      ray.dy = look.dy + 2 * cosine * at.ny;
      ray.dz = look.dz + 2 * cosine * at.nz;
      const free = clearance(form, ray, 3 + 20 * (1 - blur));
      const above = ramp(-0.02 - 0.3 * blur, 0.02 + 0.3 * blur, ray.dy);
      const hidden = strength * (1 - free) * HIDDEN;
      return {
        gloss: hidden + (above > 0 ? strength * free * above * roomLight(blur) : 0),
        floorGloss: above < 1 ? strength * free * (1 - above) * floorLight() : 0,
      };
    },
    tileOf,
  };
}
