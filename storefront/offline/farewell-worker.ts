import type { WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

/** Takes the place of the service worker where an operator has switched it off: removes itself and what was kept. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(leave());
});
