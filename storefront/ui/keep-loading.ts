const RETRY_MS = 2000;

/** A service worker may have it without a connection. */
const mayBeThere = () => navigator.onLine || navigator.serviceWorker?.controller;

const onceOnline = () =>
  mayBeThere() ? undefined : new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Loads code: again after a failure, and not without a connection. */
export async function keepLoading<Module>(load: () => Promise<Module> | Module): Promise<Module> {
  await onceOnline();
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return keepLoading(load);
  }
}
