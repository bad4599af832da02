import type { Revisions } from '../../ports/revisions.ts';
import type { State } from './state.ts';

export const revisions = ({ stagedRevisions }: State): Revisions => ({
  stage: async (parts) => void stagedRevisions.push(...parts),
  take: async () => stagedRevisions.shift() ?? null,
});
