import { aimer, type Camera } from './camera.ts';
import { type DiffuseLight, lighting, type SurfacePoint } from './lighting.ts';
import { distanceTo, march, type Ray, solidAt } from './march.ts';
import type { DecalPoint, Model } from './model.ts';
import { FIRST_DECAL, type Pass } from './pass.ts';
import { length2, length3 } from './vectors.ts';

export interface TraceSettings {
  readonly model: Model;
  readonly camera: Camera;
  /** Light rays a pixel. */
  readonly rays: number;
  /** Without a floor there is neither shadow nor mirror image. */
  readonly floor: boolean;
}

const SHADOW_REACH = 260;
/** Share of the pack's height that its mirror image shows. */
const MIRROR_HEIGHT = 0.13;
const MIRROR = 0.13;

const probe = { x: 0, y: 0, z: 0 };

/** How much further from the model a point is on one side than on the other. */
function slope(model: Model, surface: SurfacePoint, [axis, reach]: readonly ['x' | 'y' | 'z', number]): number {
  probe.x = surface.x;
  probe.y = surface.y;
  probe.z = surface.z;
  probe[axis] += reach;
  const ahead = distanceTo(model, probe);
  probe[axis] -= 2 * reach;
  return ahead - distanceTo(model, probe);
}

/** Sets the normal of a point, measured `reach` millimetres around it. */
function setNormal(model: Model, surface: SurfacePoint, reach: number): void {
  const nx = slope(model, surface, ['x', reach]);
  const ny = slope(model, surface, ['y', reach]);
  const nz = slope(model, surface, ['z', reach]);
  const length = length3(nx, ny, nz) || 1;
  surface.nx = nx / length;
  surface.ny = ny / length;
  surface.nz = nz / length;
}

/** Traces single samples of a pass. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share scratch objects that are written for every pixel
export function tracer(
  { model, camera, rays, floor }: TraceSettings,
  pass: Pass,
): (column: number, row: number) => void {
  const aim = aimer(camera);
  const lights = lighting({ model, yaw: camera.yaw, rays });
  const ray: Ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 };
  const surface: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
  const diffuse: DiffuseLight = { light: 0, bounce: 0, near: 0 };
  const point: DecalPoint = { across: 0, down: 0 };
  const pixel = 1 / camera.scale;
  const mirrored = MIRROR_HEIGHT * model.box.high[1];

  const moveToHit = (along: number): void => {
    surface.x = ray.x + ray.dx * along;
    surface.y = ray.y + ray.dy * along;
    surface.z = ray.z + ray.dz * along;
    setNormal(model, surface, Math.min(0.5, Math.max(0.22, pixel * 0.6)));
  };

  /** Index of the decal on a solid at the current point, or −1. */
  const decalAt = (solid: number): number =>
    model.decals.findIndex((decal) => {
      if (decal.solid !== solid || !decal.locate([surface.x, surface.y, surface.z], point)) return false;
      const u = Math.abs(point.across) - decal.width / 2 + decal.corner;
      const v = Math.abs(point.down - decal.height / 2) - decal.height / 2 + decal.corner;
      return length2(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) <= decal.corner;
    });

  const record = (at: number, tile: number, cover: number): void => {
    const solid = solidAt(model, surface);
    // Nothing is left of the sample before, which another worker may have traced.
    point.across = point.down = 0;
    const decal = decalAt(solid);
    pass.kind[at] = decal < 0 ? solid + 1 : FIRST_DECAL + decal;
    pass.across[at] = point.across;
    pass.down[at] = point.down;
    lights.illuminate(surface, tile, diffuse);
    pass.light[at] = diffuse.light;
    pass.bounce[at] = diffuse.bounce;
    pass.near[at] = diffuse.near;
    const { gloss, floorGloss } = lights.mirror(
      surface,
      ray,
      (model.decals[decal] ?? model.solids[solid])?.finish ?? 'satin',
    );
    pass.gloss[at] = gloss;
    pass.floorGloss[at] = floorGloss;
    pass.cover[at] = cover;
    pass.normalX[at] = surface.nx;
    pass.normalY[at] = surface.ny;
  };

  const recordFloor = (at: number, tile: number): void => {
    if (ray.dy >= -0.004) return;
    const along = -ray.y / ray.dy;
    surface.x = ray.x + ray.dx * along;
    surface.z = ray.z + ray.dz * along;
    surface.y = surface.nx = surface.nz = 0;
    surface.ny = 1;
    const away = distanceTo(model, surface);
    if (away > SHADOW_REACH) return;
    pass.depth[at] = along;
    pass.shadow[at] = lights.shadow(surface, tile) * (1 - away / SHADOW_REACH) ** 2;
    ray.x = surface.x;
    ray.y = 0;
    ray.z = surface.z;
    ray.dy = -ray.dy;
    const up = march(model, ray);
    if (up < 0 || ray.dy * up > mirrored) return;
    moveToHit(up);
    record(at, tile, MIRROR * (1 - surface.y / mirrored) ** 2);
  };

  return (column, row) => {
    const at = row * camera.width + column;
    const tile = lights.tileOf(column, row);
    pass.traced[at] = 1;
    aim(column, row, ray);
    const along = march(model, ray);
    if (along >= 0) {
      moveToHit(along);
      pass.depth[at] = along;
      record(at, tile, 1);
    } else if (floor) recordFloor(at, tile);
  };
}
