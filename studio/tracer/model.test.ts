import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTAINERS } from '../packs/pack.ts';
import { PROPS, type PropName } from '../props/index.ts';
import { modelOf } from '../rendering/scene.ts';
import { framed } from './framing.ts';
import type { Box } from './model.ts';
import { screenBounds } from './screen-bounds.ts';

const CUT_ON_PURPOSE: readonly PropName[] = ['oil-pour', 'tri-oval', 'brickyard', 'odometer'];
const props = (Object.keys(PROPS) as PropName[]).filter((name) => !CUT_ON_PURPOSE.includes(name));

/** A point half a millimetre outside one of the six faces of a box. */
const onFace = ({ low, high }: Box) =>
  fc
    .tuple(
      fc.integer({ min: 0, max: 2 }),
      fc.boolean(),
      fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 3, maxLength: 3 }),
    )
    .map(([axis, far, shares]) =>
      [0, 1, 2].map((i) => {
        const [from, to] = [low[i] ?? 0, high[i] ?? 0];
        if (i === axis) return far ? to + 0.5 : from - 0.5;
        return from + ((to - from) * (shares[i] ?? 0)) / 500;
      }),
    );

test.each([...CONTAINERS, ...props])('%s lies within its boxes, so that no ray misses a part of it', (subject) => {
  for (const { box, distance } of modelOf(subject).solids)
    fc.assert(
      fc.property(onFace(box), ([x = 0, y = 0, z = 0]) => {
        if (y > 0) expect(distance(x, y, z)).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
});

test('no two containers have the same outline', () => {
  const outlines = CONTAINERS.map((container) => {
    const { low, high } = modelOf(container).box;
    return `${Math.round(high[0] - low[0])}×${Math.round(high[1])}`;
  });
  expect(new Set(outlines).size).toBe(CONTAINERS.length);
});

test.each([
  ['a tall pack by its height', 'slim-long'],
  ['a broad pack by its width', 'tub'],
] as const)('the camera frames %s', (_case, container) => {
  const model = modelOf(container);
  const frame = { width: 400, height: 400, fill: 0.86, breadth: 0.8, middle: [0.5, 0.487] } as const;
  const { left, right, top, bottom } = screenBounds(
    model,
    framed(model, { ...frame, yaw: model.yaw, pitch: model.pitch }),
  );
  expect(Math.max((bottom - top) / 344, (right - left) / 320)).toBeCloseTo(1, 1);
  expect((left + right) / 2).toBeCloseTo(200, -1);
});
