import { type Box, boxAround, type Decal, type Model, type Solid } from './model.ts';
import type { Position } from './vectors.ts';

/** Where a model stands: on the floor at x, z, turned to the right by degrees, scaled. */
export interface Placement {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly scale: number;
}

interface Transform {
  readonly scale: number;
  /** From the scene into the coordinates of the model. */
  readonly toLocal: (x: number, y: number, z: number) => Position;
  readonly toWorld: (point: Position) => Position;
}

function transformOf({ x: px, z: pz, turn, scale }: Placement): Transform {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return {
    scale,
    toLocal: (x, y, z) => [
      (cos * (x - px) - sin * (z - pz)) / scale,
      y / scale,
      (sin * (x - px) + cos * (z - pz)) / scale,
    ],
    toWorld: ([x, y, z]) => [px + (cos * x + sin * z) * scale, y * scale, pz + (cos * z - sin * x) * scale],
  };
}

function movedBox({ low, high }: Box, { toWorld }: Transform): Box {
  const corners = [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z) => toWorld([x, y, z]))),
  );
  const along = (axis: 0 | 1 | 2) => corners.map((corner) => corner[axis]);
  return {
    low: [Math.min(...along(0)), Math.min(...along(1)), Math.min(...along(2))],
    high: [Math.max(...along(0)), Math.max(...along(1)), Math.max(...along(2))],
  };
}

const movedSolid = (solid: Solid, transform: Transform): Solid => ({
  ...solid,
  box: movedBox(solid.box, transform),
  distance: (x, y, z) => solid.distance(...transform.toLocal(x, y, z)) * transform.scale,
});

const movedDecal = (decal: Decal, transform: Transform, firstSolid: number): Decal => ({
  ...decal,
  solid: decal.solid + firstSolid,
  middle: transform.toWorld(decal.middle),
  locate: ([x, y, z], point) => decal.locate(transform.toLocal(x, y, z), point),
});

/** Several models on one floor, as one model, so that they shadow and mirror each other. */
export function arrange(placed: readonly { readonly model: Model; readonly placement: Placement }[]): Model {
  const solids: Solid[] = [];
  const decals: Decal[] = [];
  for (const { model, placement } of placed) {
    const transform = transformOf(placement);
    decals.push(...model.decals.map((decal) => movedDecal(decal, transform, solids.length)));
    solids.push(...model.solids.map((solid) => movedSolid(solid, transform)));
  }
  const box = boxAround(solids);
  const [x, y, z] = [0, 1, 2].map((axis) => ((box.low[axis] ?? 0) + (box.high[axis] ?? 0)) / 2);
  return {
    solids,
    decals,
    box,
    yaw: 0,
    pitch: 6,
    focus: { at: [x ?? 0, y ?? 0, z ?? 0], span: box.high[0] - box.low[0], yaw: 0, pitch: 6 },
  };
}
