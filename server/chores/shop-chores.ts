import type { Engine } from '#engine/index.ts';
import type { Chore } from './scheduler.ts';

/** What this shop does by itself while it is open. */
export const shopChores = (_usecases: Engine['usecases']): readonly Chore[] => [];
