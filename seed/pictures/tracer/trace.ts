import { aimer, type Camera } from './camera.ts';
import type { Form, SheetSpot } from './form.ts';
import { length2, length3 } from './length.ts';
import { type Facet, type Lit, lighting } from './lighting.ts';
import { distanceTo, march, type Ray, solidAt } from './march.ts';
import { type Pass, SHEET } from './pass.ts';

export interface Exposure {
  readonly form: Form;
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

/** How much further from the form a facet is on one side than on the other. */
function slope(form: Form, facet: Facet, [axis, reach]: readonly ['x' | 'y' | 'z', number]): number {
  probe.x = facet.x;
  probe.y = facet.y;
  probe.z = facet.z;
  probe[axis] += reach;
  const ahead = distanceTo(form, probe);
  probe[axis] -= 2 * reach;
  return ahead - distanceTo(form, probe);
}

/** Turns a facet away from the surface it lies on, measured `reach` millimetres round it. */
function faceOut(form: Form, facet: Facet, reach: number): void {
  const nx = slope(form, facet, ['x', reach]);
  const ny = slope(form, facet, ['y', reach]);
  const nz = slope(form, facet, ['z', reach]);
  const length = length3(nx, ny, nz) || 1;
  facet.nx = nx / length;
  facet.ny = ny / length;
  facet.nz = nz / length;
}

/** Traces single samples of a pass. */
export function tracer({ form, camera, rays, floor }: Exposure, pass: Pass): (column: number, row: number) => void {
  const aim = aimer(camera);
  const lights = lighting({ form, yaw: camera.yaw, rays });
  const ray: Ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 };
  const facet: Facet = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
  const lit: Lit = { light: 0, bounce: 0, near: 0 };
  const spot: SheetSpot = { across: 0, down: 0 };
  const pixel = 1 / camera.scale;
  const mirrored = MIRROR_HEIGHT * form.box.high[1];

  const standOn = (along: number): void => {
    facet.x = ray.x + ray.dx * along;
    facet.y = ray.y + ray.dy * along;
    facet.z = ray.z + ray.dz * along;
    faceOut(form, facet, Math.min(0.5, Math.max(0.22, pixel * 0.6)));
  };

  /** The printed sheet on a solid at the facet, or −1. */
  const sheetAt = (solid: number): number =>
    form.sheets.findIndex((sheet) => {
      if (sheet.solid !== solid || !sheet.locate([facet.x, facet.y, facet.z], spot)) return false;
      const u = Math.abs(spot.across) - sheet.width / 2 + sheet.corner;
      const v = Math.abs(spot.down - sheet.height / 2) - sheet.height / 2 + sheet.corner;
      return length2(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) <= sheet.corner;
    });

  const record = (at: number, tile: number, cover: number): void => {
    const solid = solidAt(form, facet);
    const sheet = sheetAt(solid);
    pass.kind[at] = sheet < 0 ? solid + 1 : SHEET + sheet;
    pass.across[at] = spot.across;
    pass.down[at] = spot.down;
    lights.illuminate(facet, tile, lit);
    pass.light[at] = lit.light;
    pass.bounce[at] = lit.bounce;
    pass.near[at] = lit.near;
    const { gloss, floorGloss } = lights.mirror(
      facet,
      ray,
      (form.sheets[sheet] ?? form.solids[solid])?.finish ?? 'satin',
    );
    pass.gloss[at] = gloss;
    pass.floorGloss[at] = floorGloss;
    pass.cover[at] = cover;
    pass.normalX[at] = facet.nx;
    pass.normalY[at] = facet.ny;
  };

  const recordFloor = (at: number, tile: number): void => {
    if (ray.dy >= -0.004) return;
    const along = -ray.y / ray.dy;
    facet.x = ray.x + ray.dx * along;
    facet.z = ray.z + ray.dz * along;
    facet.y = facet.nx = facet.nz = 0;
    facet.ny = 1;
    const away = distanceTo(form, facet);
    if (away > SHADOW_REACH) return;
    pass.depth[at] = along;
    pass.shade[at] = lights.shade(facet, tile) * (1 - away / SHADOW_REACH) ** 2;
    ray.x = facet.x;
    ray.y = 0;
    ray.z = facet.z;
    ray.dy = -ray.dy;
    const up = march(form, ray);
    if (up < 0 || ray.dy * up > mirrored) return;
    standOn(up);
    record(at, tile, MIRROR * (1 - facet.y / mirrored) ** 2);
  };

  return (column, row) => {
    const at = row * camera.width + column;
    const tile = lights.tileOf(column, row);
    pass.fresh[at] = 1;
    aim(column, row, ray);
    const along = march(form, ray);
    if (along >= 0) {
      standOn(along);
      pass.depth[at] = along;
      record(at, tile, 1);
    } else if (floor) recordFloor(at, tile);
  };
}
