import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { servePglite } from './serve.ts';

if (!parentPort) throw new Error('the embedded database runs in a worker thread');
await servePglite(parentPort, workerData, fsyncSync);
