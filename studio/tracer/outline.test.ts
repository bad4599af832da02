import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceField, distanceIn } from './distance-field.ts';
import { mirroredProfile, outline } from './outline.ts';

const square = (side: number, fillet: number) =>
  outline([
    [0, 0, fillet],
    [side, 0, fillet],
    [side, side, fillet],
    [0, side, fillet],
  ]);

test('a rounded corner keeps to its radius, whichever way the outline runs', () => {
  for (const ring of [square(40, 10), square(40, 10).toReversed()])
    for (const [x, y] of ring) {
      const [cx, cy] = [Math.min(30, Math.max(10, x)), Math.min(30, Math.max(10, y))];
      expect(Math.hypot(x - cx, y - cy)).toBeCloseTo(10, 6);
    }
});

test('a fillet wider than the side shrinks to what fits', () => {
  for (const [x, y] of square(10, 400)) {
    expect(x).toBeGreaterThanOrEqual(-1e-9);
    expect(y).toBeLessThanOrEqual(10 + 1e-9);
  }
});

test('a turned body mirrors its profile', () => {
  const xs = mirroredProfile([
    [0, 0],
    [30, 0, 4],
    [30, 80, 10],
    [0, 80],
  ]).map(([x]) => x);
  expect(Math.min(...xs)).toBeCloseTo(-30, 6);
  expect(Math.max(...xs)).toBeCloseTo(30, 6);
});

test('distances are negative inside, and outside never more than the way to the shape', () => {
  const field = distanceField([square(40, 0)]);
  const far = fc.double({ min: -120, max: 160, noNaN: true });
  fc.assert(
    fc.property(far, far, (x, y) => {
      const away = Math.hypot(Math.max(-x, x - 40, 0), Math.max(-y, y - 40, 0));
      const distance = distanceIn(field, x, y);
      if (away > 1) expect(distance).toBeGreaterThan(0);
      if (x > 1 && x < 39 && y > 1 && y < 39) expect(distance).toBeLessThan(0);
      expect(distance).toBeLessThanOrEqual(away + 0.5);
    }),
  );
});
