import type { Pass } from './pass.ts';
import { TILE } from './rays.ts';

type Similarity = (pass: Pass, a: number, b: number) => number;

const onFloor = (pass: Pass, at: number): boolean => (pass.depth[at] ?? 0) > 0 && pass.cover[at] !== 1;

const bothOnFloor: Similarity = (pass, _, b) => (onFloor(pass, b) ? 1 : 0);

/** How much a neighbour counts: all on the same smooth surface, nothing round an edge. */
const onOneSurface: Similarity = (pass, a, b) => {
  if (pass.kind[b] === 0 || Math.abs((pass.cover[a] ?? 0) - (pass.cover[b] ?? 0)) > 0.1) return 0;
  const turned =
    Math.abs((pass.normalX[a] ?? 0) - (pass.normalX[b] ?? 0)) +
    Math.abs((pass.normalY[a] ?? 0) - (pass.normalY[b] ?? 0));
  const step = Math.abs((pass.depth[a] ?? 0) - (pass.depth[b] ?? 0));
  return Math.max(0, 1 - turned * 5) * Math.max(0, 1 - step / 4);
};

interface Neighbours {
  readonly pass: Pass;
  readonly alike: Similarity;
}

/** Weighs the neighbours of a sample, one call each: exactly one tile, so that every direction counts once. */
function around({ pass, alike }: Neighbours, at: number, take: (other: number, weight: number) => void): void {
  const column = at % pass.width;
  const row = (at - column) / pass.width;
  const bottom = Math.min(pass.height, row + TILE / 2);
  const right = Math.min(pass.width, column + TILE / 2);
  for (let y = Math.max(0, row - TILE / 2); y < bottom; y++)
    for (let x = Math.max(0, column - TILE / 2); x < right; x++) {
      const other = y * pass.width + x;
      const weight = alike(pass, at, other);
      if (weight > 0) take(other, weight);
    }
}

function denoiseSurfaces(pass: Pass): void {
  const channels = [pass.light, pass.bounce, pass.near].map((channel) => ({
    channel,
    denoised: new Float32Array(channel),
  }));
  for (let at = 0; at < pass.kind.length; at++) {
    if (pass.kind[at] === 0 || pass.traced[at] === 0) continue;
    let whole = 0;
    const sums: [number, number, number] = [0, 0, 0];
    around({ pass, alike: onOneSurface }, at, (other, weight) => {
      whole += weight;
      sums[0] += weight * (pass.light[other] ?? 0);
      sums[1] += weight * (pass.bounce[other] ?? 0);
      sums[2] += weight * (pass.near[other] ?? 0);
    });
    channels.forEach(({ denoised }, i) => {
      denoised[at] = (sums[i] ?? 0) / whole;
    });
  }
  for (const { channel, denoised } of channels) channel.set(denoised);
}

function denoiseShadow(pass: Pass): void {
  const denoised = new Float32Array(pass.shadow);
  for (let at = 0; at < pass.kind.length; at++) {
    if (pass.traced[at] === 0 || !onFloor(pass, at)) continue;
    let whole = 0;
    let sum = 0;
    around({ pass, alike: bothOnFloor }, at, (other, weight) => {
      whole += weight;
      sum += weight * (pass.shadow[other] ?? 0);
    });
    denoised[at] = sum / whole;
  }
  pass.shadow.set(denoised);
}

/** Takes the noise of single rays out of the traced samples, in place: neighbours on one surface share their light. */
export function denoise(pass: Pass): void {
  denoiseSurfaces(pass);
  denoiseShadow(pass);
  denoiseShadow(pass);
}
