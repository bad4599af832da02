import type { Box, Model } from './model.ts';
import { length3, type MutablePosition } from './vectors.ts';
import { nearestVoxel, type Voxels, voxels } from './voxels.ts';

/** A point and a direction of unit length, in the pack's own millimetres. Reused between pixels. */
export interface Ray {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
}

const HIT_DISTANCE = 0.03;
/** Blended shapes overstate their distance a little; walking shorter steps never jumps through a wall. */
const STEP_FACTOR = 0.88;

function boxDistance({ low, high }: Box, { x, y, z }: MutablePosition): number {
  const u = Math.max(low[0] - x, x - high[0], 0);
  const v = Math.max(low[1] - y, y - high[1], 0);
  const w = Math.max(low[2] - z, z - high[2], 0);
  return length3(u, v, w);
}

const point: MutablePosition = { x: 0, y: 0, z: 0 };

/** Distance from a point to the nearest solid. */
export function distanceTo(model: Model, at: MutablePosition): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const solid of model.solids) {
    if (boxDistance(solid.box, at) >= nearest) continue;
    const distance = solid.distance(at.x, at.y, at.z);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

const grids = new WeakMap<Model, Voxels>();

function gridOf(model: Model): Voxels {
  const grid = grids.get(model) ?? voxels(model.box, (at) => distanceTo(model, at));
  grids.set(model, grid);
  return grid;
}

/** How far a ray may walk: exact near a surface, a safe underestimate away from it. */
function safeStep(model: Model, grid: Voxels, at: MutablePosition): number {
  const rough = nearestVoxel(grid, at) - grid.cell;
  return rough > grid.cell * 0.6 ? rough : distanceTo(model, at);
}

export function solidAt(model: Model, at: MutablePosition): number {
  let nearest = Number.POSITIVE_INFINITY;
  let found = 0;
  model.solids.forEach((solid, i) => {
    const distance = solid.distance(at.x, at.y, at.z);
    if (distance < nearest) [nearest, found] = [distance, i];
  });
  return found;
}

/** Where along the ray the box begins and ends; `far < near` when it is missed. */
function throughBox(ray: Ray, { low, high }: Box): { near: number; far: number } {
  let near = 0;
  let far = Number.POSITIVE_INFINITY;
  for (const axis of [0, 1, 2] as const) {
    const from = axis === 0 ? ray.x : axis === 1 ? ray.y : ray.z;
    const step = axis === 0 ? ray.dx : axis === 1 ? ray.dy : ray.dz;
    const a = (low[axis] - from) / step;
    const b = (high[axis] - from) / step;
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return { near, far };
}

/** Millimetres along the ray to the first surface, or −1. */
export function march(model: Model, ray: Ray): number {
  const { near, far } = throughBox(ray, model.box);
  const grid = gridOf(model);
  let along = near;
  for (let step = 0; step < 220 && along <= far; step++) {
    point.x = ray.x + ray.dx * along;
    point.y = ray.y + ray.dy * along;
    point.z = ray.z + ray.dz * along;
    const distance = safeStep(model, grid, point);
    if (distance < HIT_DISTANCE) return along;
    along += distance * STEP_FACTOR;
  }
  return -1;
}

/** Whether the light comes through: 1 free, 0 blocked, between them where the ray only grazes. */
export function clearance(model: Model, ray: Ray, softness: number): number {
  const { far } = throughBox(ray, model.box);
  const grid = gridOf(model);
  let along = 0.8;
  let free = 1;
  for (let step = 0; step < 26 && along <= far; step++) {
    point.x = ray.x + ray.dx * along;
    point.y = ray.y + ray.dy * along;
    point.z = ray.z + ray.dz * along;
    const distance = safeStep(model, grid, point);
    if (distance < 0.06) return 0;
    free = Math.min(free, (softness * distance) / along);
    along += Math.max(distance, 0.5);
  }
  return free;
}
