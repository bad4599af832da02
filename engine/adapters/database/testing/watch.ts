import type { Watch } from '../open-database.ts';

/** In a test nothing may go wrong unseen: an unhandled rejection fails the run. */
export const failOnTrouble: Watch = {
  onTrouble: (error) => void Promise.reject(error),
};
