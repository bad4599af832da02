import { keepLoading } from '../ui/hydration/keep-loading.ts';

/** A connection may be lost again between the shop's response and the code. */
const ATTEMPTS = 3;

/** Whether the shop has the file. Where it does not respond, or is too busy, it is asked again. */
const isThere = (file: string): Promise<boolean> =>
  keepLoading(async () => {
    const { ok, status } = await fetch(file);
    if (!ok && status !== 404) throw new Error(`${file}: ${status}`);
    return ok;
  });

/** Loads a file of code. Without a connection it waits for one; null when the shop does not have the file any more. */
export async function loadCode<Module>(file: string): Promise<Module | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await import(/* @vite-ignore */ file);
    } catch {
      if (!(await isThere(file))) return null;
    }
  }
  return null;
}
