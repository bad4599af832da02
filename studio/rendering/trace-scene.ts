import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Camera, enlarged } from '../tracer/camera.ts';
import { denoise } from '../tracer/denoise.ts';
import { type Pass, type PassMemory, passIn, passMemory } from '../tracer/pass.ts';
import type { PlacedModel } from './scene.ts';

/** Samples per pixel of the picture, in each direction. */
export const SAMPLES = 2;
const RAYS = 9;

/** What a worker traces: bands of rows, taken from a shared counter until none is left. */
export interface TraceTask {
  readonly placed: readonly PlacedModel[];
  readonly camera: Camera;
  readonly rays: number;
  readonly floor: boolean;
  readonly memory: PassMemory;
  /** A pass of half the resolution: its even areas are not traced again. */
  readonly coarse?: PassMemory;
  readonly nextBand: SharedArrayBuffer;
}

interface Scene {
  readonly placed: readonly PlacedModel[];
  readonly camera: Camera;
  /** Whether it stands on a floor that shows its shadow. */
  readonly floor: boolean;
}

const pool: Worker[] = [];

/** One worker per core, kept for the next scene. */
function workers(): readonly Worker[] {
  while (pool.length < availableParallelism()) pool.push(new Worker(new URL('./trace-worker.ts', import.meta.url)));
  return pool;
}

/** Ends the workers, so that the process can end. */
export const closeWorkers = (): Promise<unknown> => Promise.all(pool.splice(0).map((worker) => worker.terminate()));

async function tracePass(task: Omit<TraceTask, 'nextBand'>): Promise<Pass> {
  const nextBand = new SharedArrayBuffer(4);
  await Promise.all(
    workers().map((worker) => {
      worker.postMessage({ ...task, nextBand } satisfies TraceTask);
      return once(worker, 'message');
    }),
  );
  const pass = passIn(task.memory);
  denoise(pass);
  return pass;
}

/** Traces a scene on all cores: once at the picture's size, then at the size of the samples where edges are. */
export async function traceScene({ placed, camera, floor }: Scene): Promise<Pass> {
  const fine = enlarged(camera, SAMPLES);
  const coarse = passMemory(camera.width, camera.height);
  await tracePass({ placed, camera, rays: RAYS, floor, memory: coarse });
  const memory = passMemory(fine.width, fine.height);
  return tracePass({ placed, camera: fine, rays: RAYS, floor, memory, coarse });
}
