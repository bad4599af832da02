const RETRY_MS = 2000;

const onceOnline = () =>
  navigator.onLine ? undefined : new Promise((resolve) => addEventListener('online', resolve, { once: true }));

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
