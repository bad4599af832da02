import { parentPort } from 'node:worker_threads';
import type { Model } from '../tracer/model.ts';
import { passIn } from '../tracer/pass.ts';
import { refine } from '../tracer/refine.ts';
import { tracer } from '../tracer/trace.ts';
import { modelOfScene, type PlacedModel } from './scene.ts';
import type { TraceTask } from './trace-scene.ts';

const ROWS_IN_A_BAND = 16;

let last: { readonly key: string; readonly model: Model } | undefined;

/** Both passes of a scene trace the same model. */
function modelFor(placed: readonly PlacedModel[]): Model {
  const key = JSON.stringify(placed);
  if (last?.key !== key) last = { key, model: modelOfScene(placed) };
  return last.model;
}

function traceBands({ placed, camera, rays, floor, memory, coarse, nextBand }: TraceTask): void {
  const pass = passIn(memory);
  const counter = new Int32Array(nextBand);
  const trace = tracer({ model: modelFor(placed), camera, rays, floor }, pass);
  const coarsePass = coarse && passIn(coarse);
  for (;;) {
    const from = Atomics.add(counter, 0, 1) * ROWS_IN_A_BAND;
    if (from >= camera.height) return;
    const to = Math.min(camera.height, from + ROWS_IN_A_BAND);
    if (coarsePass) refine({ coarse: coarsePass, fine: pass, trace }, [from, to]);
    else for (let row = from; row < to; row++) for (let column = 0; column < camera.width; column++) trace(column, row);
  }
}

parentPort?.on('message', (task: TraceTask) => {
  traceBands(task);
  parentPort?.postMessage('done');
});
