import { type Box, boxAround, type Form, type Sheet, type Solid } from './form.ts';

/** Where a form stands: on the floor at x, z, turned to the right by degrees, enlarged. */
export interface Place {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly scale: number;
}

type Spot = readonly [x: number, y: number, z: number];

interface Move {
  readonly scale: number;
  /** From the room into the form's own millimetres. */
  readonly inward: (x: number, y: number, z: number) => Spot;
  readonly outward: (spot: Spot) => Spot;
}

function moveTo({ x: px, z: pz, turn, scale }: Place): Move {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return {
    scale,
    inward: (x, y, z) => [
      (cos * (x - px) - sin * (z - pz)) / scale,
      y / scale,
      (sin * (x - px) + cos * (z - pz)) / scale,
    ],
    outward: ([x, y, z]) => [px + (cos * x + sin * z) * scale, y * scale, pz + (cos * z - sin * x) * scale],
  };
}

function movedBox({ low, high }: Box, { outward }: Move): Box {
  const corners = [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z) => outward([x, y, z]))),
  );
  const along = (axis: 0 | 1 | 2) => corners.map((corner) => corner[axis]);
  return {
    low: [Math.min(...along(0)), Math.min(...along(1)), Math.min(...along(2))],
    high: [Math.max(...along(0)), Math.max(...along(1)), Math.max(...along(2))],
  };
}

const movedSolid = (solid: Solid, move: Move): Solid => ({
  ...solid,
  box: movedBox(solid.box, move),
  distance: (x, y, z) => solid.distance(...move.inward(x, y, z)) * move.scale,
});

const movedSheet = (sheet: Sheet, move: Move, firstSolid: number): Sheet => ({
  ...sheet,
  solid: sheet.solid + firstSolid,
  middle: move.outward(sheet.middle),
  locate: ([x, y, z], spot) => sheet.locate(move.inward(x, y, z), spot),
});

/** Several forms on one floor, as one form to photograph: they shade and mirror each other. */
export function arrange(standing: readonly { readonly form: Form; readonly place: Place }[]): Form {
  const solids: Solid[] = [];
  const sheets: Sheet[] = [];
  for (const { form, place } of standing) {
    const move = moveTo(place);
    sheets.push(...form.sheets.map((sheet) => movedSheet(sheet, move, solids.length)));
    solids.push(...form.solids.map((solid) => movedSolid(solid, move)));
  }
  const box = boxAround(solids);
  const [x, y, z] = [0, 1, 2].map((axis) => ((box.low[axis] ?? 0) + (box.high[axis] ?? 0)) / 2);
  return {
    solids,
    sheets,
    box,
    yaw: 0,
    pitch: 6,
    focus: { at: [x ?? 0, y ?? 0, z ?? 0], span: box.high[0] - box.low[0], yaw: 0, pitch: 6 },
  };
}
