import { expect, test } from 'vitest';
import { movedBy, WHOLE, zoomedAt } from './zoom.ts';

const FRAME = { width: 400, height: 200 };
const CENTRE = { x: 0, y: 0 };

test('enlarges up to four times, and no less than the whole picture', () => {
  expect(zoomedAt(WHOLE, 100, { at: CENTRE, frame: FRAME }).scale).toBe(4);
  expect(zoomedAt(WHOLE, 0.1, { at: CENTRE, frame: FRAME })).toEqual(WHOLE);
});

test('what is under the finger stays under it', () => {
  const at = { x: 50, y: -20 };
  const before = { scale: 2, x: 10, y: 5 };
  const after = zoomedAt(before, 1.5, { at, frame: FRAME });
  const seen = ({ scale, x, y }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale];
  expect(seen(after)[0]).toBeCloseTo(seen(before)[0] ?? 0);
  expect(seen(after)[1]).toBeCloseTo(seen(before)[1] ?? 0);
});

test('a picture is not moved out of its frame', () => {
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, FRAME)).toEqual({ scale: 2, x: 200, y: -100 });
  expect(movedBy(WHOLE, { x: 30, y: 30 }, FRAME)).toEqual(WHOLE);
});

test('made smaller, it comes back into its frame', () => {
  expect(zoomedAt({ scale: 4, x: 600, y: 300 }, 0.5, { at: CENTRE, frame: FRAME })).toEqual({
    scale: 2,
    x: 200,
    y: 100,
  });
});
