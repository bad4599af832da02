import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Standing } from './subjects.ts';
import { type Camera, enlarged } from './tracer/camera.ts';
import { type Pass, type PassMemory, passMemory, passOn } from './tracer/pass.ts';
import { smooth } from './tracer/smooth.ts';

/** Tracer pixels a pixel of the picture, in each direction. */
export const SAMPLES = 2;
const RAYS = 9;

/** One worker's share of a pass: it takes bands of rows from a common counter until none is left. */
export interface Order {
  readonly standing: readonly Standing[];
  readonly camera: Camera;
  readonly rays: number;
  readonly floor: boolean;
  readonly memory: PassMemory;
  /** A pass of half the fineness, whose even places need no tracing again. */
  readonly coarse?: PassMemory;
  readonly nextBand: SharedArrayBuffer;
}

interface Shot {
  readonly standing: readonly Standing[];
  readonly camera: Camera;
  /** Whether it stands on a floor that shows its shadow. */
  readonly floor: boolean;
}

const crew: Worker[] = [];

/** One worker a core, kept for the next photograph. */
function workers(): readonly Worker[] {
  while (crew.length < availableParallelism()) {
    const worker = new Worker(new URL('./photograph-worker.ts', import.meta.url));
    crew.push(worker);
  }
  return crew;
}

/** Lets the workers go, so that the process can end. */
export const dismiss = (): Promise<unknown> => Promise.all(crew.splice(0).map((worker) => worker.terminate()));

async function carryOut(order: Omit<Order, 'nextBand'>): Promise<Pass> {
  const nextBand = new SharedArrayBuffer(4);
  await Promise.all(
    workers().map((worker) => {
      worker.postMessage({ ...order, nextBand } satisfies Order);
      return once(worker, 'message');
    }),
  );
  const pass = passOn(order.memory);
  smooth(pass);
  return pass;
}

/** Traces what stands before the camera on all cores: once at the picture's size, then finer where edges are. */
export async function photograph({ standing, camera, floor }: Shot): Promise<Pass> {
  const fine = enlarged(camera, SAMPLES);
  const coarse = passMemory(camera.width, camera.height);
  await carryOut({ standing, camera, rays: RAYS, floor, memory: coarse });
  const memory = passMemory(fine.width, fine.height);
  return carryOut({ standing, camera: fine, rays: RAYS, floor, memory, coarse });
}
