import type { Linear } from './color.ts';

/** Paper behind the pack: one color, lit from the left, with a horizon or without. */
export interface Backdrop {
  readonly color: Linear;
  /** Share of the height at which floor meets wall; unset shows the wall only. */
  readonly horizon?: number;
}

const SOFT_EDGE = 0.012;

const pool = (u: number, v: number, [cu, cv, spread]: readonly [number, number, number]): number =>
  Math.exp(-((u - cu) ** 2 + (v - cv) ** 2) / spread);

const ramp = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** How bright the paper is at a point of the frame, in shares of width and height. */
export function paperLight({ horizon }: Backdrop, u: number, v: number): number {
  const wall = 0.74 + 0.34 * pool(u, v, [0.34, 0.3, 0.32]);
  if (horizon === undefined) return wall + 0.06;
  const floor = 0.8 + 0.3 * pool(u, v, [0.3, horizon + 0.16, 0.22]);
  const ground = ramp(horizon - SOFT_EDGE, horizon + SOFT_EDGE, v);
  return wall * (1 - ground) * (0.97 - 0.12 * ramp(horizon - 0.3, horizon, v)) + floor * ground;
}
