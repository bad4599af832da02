import { ApiPaused, NoApiResponse } from './run-operation.ts';

/**
 * A part of a long list whose response is lost is asked for once more: without it all the others would be lost. The first failure is
 * thrown where it was the host's wish for a pause.
 */
export const onceMore = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch((error: unknown) => {
    if (!(error instanceof NoApiResponse) || error.isLate) throw error;
    return load().catch((second: unknown) => {
      throw second instanceof ApiPaused ? error : second;
    });
  });
