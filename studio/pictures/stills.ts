import { INSTRUMENT_STILLS } from './instrument-stills.ts';
import { PACK_STILLS } from './pack-stills.ts';
import type { Stills } from './still.ts';

/** The pictures of articles, by name. What they show is told in `seed/articles/pictures.yaml`. */
export const STILLS: Stills = { ...INSTRUMENT_STILLS, ...PACK_STILLS };
