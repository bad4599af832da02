import { boxAround, type Model } from '../tracer/model.ts';
import type { Corner } from '../tracer/outline.ts';
import { decalAround, screwCap, turnedPart } from './fittings.ts';

interface Slim {
  readonly profile: readonly Corner[];
  readonly cap: Parameters<typeof screwCap>[0];
  readonly decal: { readonly radius: number; readonly top: number; readonly height: number };
  /** Height and span of the close-up of neck and cap. */
  readonly neck: { readonly at: number; readonly span: number };
}

function slim({ profile, cap, decal, neck }: Slim): Model {
  const solids = [turnedPart({ profile, color: 'body', finish: 'gloss' }), screwCap(cap)];
  const { radius } = decal;
  return {
    solids,
    decals: [decalAround({ solid: 0, ...decal, width: radius * 2.7, corner: 2, readable: radius * 1.9 })],
    box: boxAround(solids),
    yaw: 0,
    pitch: 7,
    focus: { at: [0, neck.at, 0], span: neck.span, yaw: 20, pitch: 17 },
  };
}

/** The classic additive bottle: long tapering neck that reaches into a filler pipe. */
export const slimLong = (): Model =>
  slim({
    profile: [
      [0, 2],
      [22, 2, 4],
      [26, 0, 1],
      [31, 4, 5],
      [31, 110, 26],
      [23, 142, 60],
      [13.5, 178, 40],
      [13, 188, 2],
      [15.5, 189, 0.8],
      [15.5, 191.5, 0.8],
      [13, 192],
      [13, 200],
      [0, 200],
    ],
    cap: { bottom: 193, height: 30, radius: 15, ribs: 36, ring: 6 },
    decal: { radius: 31, top: 107, height: 98 },
    neck: { at: 182, span: 105 },
  });

/** Straight walls, a flat shoulder, a short neck. */
export const slimFlat = (): Model =>
  slim({
    profile: [
      [0, 2],
      [22, 2, 4],
      [26, 0, 1],
      [30, 4, 4],
      [30, 134, 13],
      [17, 147, 5],
      [16, 149, 2],
      [18.5, 150, 0.8],
      [18.5, 152.5, 0.8],
      [16, 153],
      [16, 158],
      [0, 158],
    ],
    cap: { bottom: 154, height: 26, radius: 18.5, ribs: 44, ring: 5 },
    decal: { radius: 30, top: 122, height: 110 },
    neck: { at: 150, span: 90 },
  });

/** A vial for one motorcycle tank: small body, cap nearly as wide. */
export const slimMini = (): Model =>
  slim({
    profile: [
      [0, 1.5],
      [14, 1.5, 3],
      [17, 0, 0.8],
      [20, 3.5, 3.5],
      [20, 70, 15],
      [12.5, 84, 6],
      [12, 87, 1],
      [14, 88, 0.7],
      [14, 89.8, 0.7],
      [12, 90],
      [12, 94],
      [0, 94],
    ],
    cap: { bottom: 90.5, height: 25, radius: 13.6, ribs: 30, ring: 4 },
    decal: { radius: 20, top: 67, height: 60 },
    neck: { at: 92, span: 66 },
  });
