import { fold } from '#engine/domain/search/fold.ts';

/** For `like`: the folded text anywhere, with its own `%` and `_` taken literally. */
export const containing = (text: string): string => `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
