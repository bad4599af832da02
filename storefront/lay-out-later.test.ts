import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LAY_OUT_LATER } from './lay-out-later.ts';

/** @returns what stands on the root element while the page arrives, and in the frame after it has loaded */
function visit(type: string | null, hash = '') {
  const dataset: Record<string, string> = {};
  const load: (() => void)[] = [];
  runInNewContext(`{${LAY_OUT_LATER}}`, {
    document: { documentElement: { dataset } },
    performance: { getEntriesByType: () => (type === null ? [] : [{ type }]) },
    location: { hash },
    addEventListener: (_name: 'load', listener: () => void) => load.push(listener),
    requestAnimationFrame: (then: () => void) => then(),
  });
  const arriving = Object.keys(dataset);
  for (const listener of load) listener();
  return { arriving, loaded: Object.keys(dataset) };
}

test('until it has loaded, a page that begins at its top is laid out as far as it is seen', () => {
  expect(visit('navigate')).toEqual({ arriving: ['isArriving'], loaded: [] });
});

test.each([
  ['that is loaded anew', 'reload', ''],
  ['that Back leads to', 'back_forward', ''],
  ['that begins at a place of it', 'navigate', '#reviews'],
  ['of which the browser does not say how it came', null, ''],
])('a page %s is laid out as a whole', (_what, type, hash) => {
  expect(visit(type, hash)).toEqual({ arriving: [], loaded: [] });
});
