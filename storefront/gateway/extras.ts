import { UnknownField } from './errors.ts';

/**
 * Asks for what only this shop's own engine knows. A backend that does not know the fields is asked once: what it
 * answers is always null.
 */
export function createExtras(): <T>(ask: () => Promise<T | null>) => Promise<T | null> {
  let areKnown = true;
  return async (ask) => {
    if (!areKnown) return null;
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof UnknownField)) throw error;
      areKnown = false;
      return null;
    }
  };
}
