import { NoApiResponse } from './run-operation.ts';

/** A part of a long list whose response is lost is asked for once more: without it all the others would be lost. */
export const onceMore = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch((error: unknown) => {
    if (error instanceof NoApiResponse && !error.isLate) return load();
    throw error;
  });
