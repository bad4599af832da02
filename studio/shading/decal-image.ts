import { type Linear, toLinear } from './color.ts';

/** The print of a decal as pixels, opaque RGB. */
export interface DecalImage {
  readonly columns: number;
  readonly rows: number;
  readonly rgb: Uint8Array;
  /** Pixels a millimetre. */
  readonly scale: number;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte));

/** Color of the decal at a point in pixels from its upper left corner, between its four neighbours. */
export function sampleDecal(image: DecalImage, u: number, v: number): Linear {
  const cu = Math.min(image.columns - 1.001, Math.max(0, u - 0.5));
  const cv = Math.min(image.rows - 1.001, Math.max(0, v - 0.5));
  const [i, j] = [Math.floor(cu), Math.floor(cv)];
  const [fu, fv] = [cu - i, cv - j];
  const part = (channel: number): number => {
    const at = (j * image.columns + i) * 3 + channel;
    const below = at + image.columns * 3;
    const value = (index: number) => LINEAR[image.rgb[index] ?? 0] ?? 0;
    return (
      (value(at) * (1 - fu) + value(at + 3) * fu) * (1 - fv) + (value(below) * (1 - fu) + value(below + 3) * fu) * fv
    );
  };
  return [part(0), part(1), part(2)];
}
