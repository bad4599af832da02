import type { StillName } from './index.ts';
import { PACKS } from './packs.ts';
import type { Setting } from './setting.ts';
import { THINGS } from './things.ts';

/** How each still is staged; one that is named but not staged does not compile. */
export const SETTINGS: Readonly<Record<StillName, Setting>> = { ...THINGS, ...PACKS };
