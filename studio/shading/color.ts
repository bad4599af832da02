/** Linear light, 0 black to 1 white. */
export type Linear = readonly [red: number, green: number, blue: number];

export const toLinear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** Screen byte of a linear value between 0 and 1. */
export const toByte = (light: number): number => {
  const c = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, c)) * 255);
};

export function linear(hex: string): Linear {
  const at = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16));
  return [at(1), at(3), at(5)];
}

/** Like film, it deepens the darkest tones, keeps colors up to the shoulder, and then bends to white instead of clipping. */
const TOE = 0.009;
const SHOULDER = 0.74;

export function toneMap(light: number): number {
  const deep = (light * light) / (light + TOE);
  return deep <= SHOULDER ? deep : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - deep) / (1 - SHOULDER)));
}
