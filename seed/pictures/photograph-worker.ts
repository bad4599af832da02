import { parentPort } from 'node:worker_threads';
import type { Order } from './photograph.ts';
import { formOfAll, type Standing } from './subjects.ts';
import type { Form } from './tracer/form.ts';
import { passOn } from './tracer/pass.ts';
import { refine } from './tracer/refine.ts';
import { tracer } from './tracer/trace.ts';

const BAND = 16;

let last: { readonly key: string; readonly form: Form } | undefined;

/** Both passes of a photograph show the same form. */
function formFor(standing: readonly Standing[]): Form {
  const key = JSON.stringify(standing);
  if (last?.key !== key) last = { key, form: formOfAll(standing) };
  return last.form;
}

function carryOut({ standing, camera, rays, floor, memory, coarse, nextBand }: Order): void {
  const pass = passOn(memory);
  const counter = new Int32Array(nextBand);
  const trace = tracer({ form: formFor(standing), camera, rays, floor }, pass);
  const rough = coarse && passOn(coarse);
  for (;;) {
    const from = Atomics.add(counter, 0, 1) * BAND;
    if (from >= camera.height) return;
    const to = Math.min(camera.height, from + BAND);
    if (rough) refine({ coarse: rough, fine: pass, trace }, [from, to]);
    else for (let row = from; row < to; row++) for (let column = 0; column < camera.width; column++) trace(column, row);
  }
}

parentPort?.on('message', (order: Order) => {
  carryOut(order);
  parentPort?.postMessage('done');
});
