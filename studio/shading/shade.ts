import { isMetal } from '../tracer/finishes.ts';
import type { Model } from '../tracer/model.ts';
import { FIRST_DECAL, type Pass } from '../tracer/pass.ts';
import { type Backdrop, paperLight } from './backdrop.ts';
import { type Linear, linear, toByte, toneMap } from './color.ts';
import { type DecalImage, sampleDecal } from './decal-image.ts';

export interface ShadingInput {
  readonly model: Model;
  /** One CSS hex color per solid of the model. */
  readonly colors: readonly string[];
  /** One image per decal of the model. */
  readonly decals: readonly DecalImage[];
  /** Unset leaves the ground transparent. */
  readonly backdrop?: Backdrop;
  /** Samples per pixel of the picture, in each direction. */
  readonly samples: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA, not premultiplied. */
  readonly data: Uint8Array;
}

/** Brings a white surface that faces the key light to just below paper white. */
const EXPOSURE = 0.525;
const SHADOW_COLOR = linear('#0d2029');
const SHADOW_DEPTH = 0.7;
/** Share of the light that a floor in the picture loses where the pack takes all of it. */
const FLOOR_SHADOW = 0.94;
/** Light that one part of a pack throws back on another. */
const REBOUND = 0.5;
const WHITE: Linear = [1, 1, 1];

/** Shadow and mirror image of a cut-out fade out before the edge of the picture. */
function feather(u: number, v: number): number {
  return Math.min(1, Math.min(u, 1 - u) * 14, (1 - v) * 22);
}

/** The color under each sample of a pass, and whether it is metal. */
function surfaceColors(pass: Pass, { model, colors, decals }: ShadingInput) {
  const solids = model.solids.map(({ finish }, i) => ({ ink: linear(colors[i] ?? '#ffffff'), metal: isMetal(finish) }));
  return (at: number): { ink: Linear; metal: boolean } => {
    const kind = pass.kind[at] ?? 0;
    const decal = model.decals[kind - FIRST_DECAL];
    const image = decals[kind - FIRST_DECAL];
    if (!decal || !image) return solids[kind - 1] ?? { ink: WHITE, metal: false };
    const u = ((pass.across[at] ?? 0) + decal.width / 2) * image.scale;
    return { ink: sampleDecal(image, u, (pass.down[at] ?? 0) * image.scale), metal: false };
  };
}

/** Shades every sample of a pass; returns linear, premultiplied RGBA. */
function shadeSamples(pass: Pass, input: ShadingInput): Float32Array {
  const { backdrop } = input;
  const colorAt = surfaceColors(pass, input);
  const tint = backdrop?.color ?? WHITE;
  const out = new Float32Array(pass.width * pass.height * 4);

  /** Light that a sample of the pack sends to the camera, in one of three colors. */
  const seen = (at: number, own: number, { hue, metal }: { hue: number; metal: boolean }): number => {
    const mirrored = (pass.gloss[at] ?? 0) + (pass.floorGloss[at] ?? 0) * hue;
    if (metal) return toneMap(own * mirrored * EXPOSURE);
    const diffuse = (pass.light[at] ?? 0) + (pass.bounce[at] ?? 0) * hue + (pass.near[at] ?? 0) * own * REBOUND;
    return toneMap((own * diffuse + mirrored) * EXPOSURE);
  };

  for (let at = 0; at < pass.width * pass.height; at++) {
    const u = (at % pass.width) / pass.width;
    const v = Math.floor(at / pass.width) / pass.height;
    const whole = pass.kind[at] ? (pass.cover[at] ?? 0) : 0;
    const kept = backdrop || whole === 1 ? 1 : feather(u, v);
    const cover = whole * kept;
    const taken = pass.shadow[at] ?? 0;
    const shadow = taken ** 1.35 * SHADOW_DEPTH * kept;
    if (cover === 0 && shadow === 0 && !backdrop) continue;
    const { ink, metal } = cover > 0 ? colorAt(at) : { ink: WHITE, metal: false };
    const paper = backdrop && cover < 1 ? paperLight(backdrop, u, v) : 0;
    for (let c = 0; c < 3; c++) {
      const hue = tint[c] ?? 1;
      const pack = cover > 0 ? cover * seen(at, ink[c] ?? 0, { hue, metal }) : 0;
      const ground = backdrop ? paper * hue * (1 - taken * FLOOR_SHADOW) : shadow * (SHADOW_COLOR[c] ?? 0);
      out[at * 4 + c] = pack + (1 - cover) * ground;
    }
    out[at * 4 + 3] = backdrop ? 1 : cover + (1 - cover) * shadow;
  }
  return out;
}

/** The finished picture of a traced pass. */
export function shade(pass: Pass, input: ShadingInput): Picture {
  const { samples } = input;
  const fine = shadeSamples(pass, input);
  const width = Math.floor(pass.width / samples);
  const height = Math.floor(pass.height / samples);
  const data = new Uint8Array(width * height * 4);
  const sums: [number, number, number, number] = [0, 0, 0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      sums.fill(0);
      for (let n = 0; n < samples * samples; n++) {
        const x = column * samples + (n % samples);
        const y = row * samples + Math.floor(n / samples);
        for (let c = 0; c < 4; c++) sums[c] = (sums[c] ?? 0) + (fine[(y * pass.width + x) * 4 + c] ?? 0);
      }
      const at = (row * width + column) * 4;
      if (sums[3] === 0) continue;
      for (let c = 0; c < 3; c++) data[at + c] = toByte((sums[c] ?? 0) / sums[3]);
      data[at + 3] = Math.round((sums[3] / (samples * samples)) * 255);
    }
  return { width, height, data };
}
