/** Milliseconds until it is tried again; twice as long each time, up to the longest. */
const RETRY_MS = 2000;
const MAX_RETRY_MS = 16_000;

/** A service worker may have it without a connection. */
const mayBeThere = () => navigator.onLine || navigator.serviceWorker?.controller;

const onceOnline = () =>
  mayBeThere() ? undefined : new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Loads code: again after a failure, and not without a connection. */
export async function keepLoading<Module>(load: () => Promise<Module> | Module, wait = RETRY_MS): Promise<Module> {
  await onceOnline();
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return keepLoading(load, Math.min(2 * wait, MAX_RETRY_MS));
  }
}
