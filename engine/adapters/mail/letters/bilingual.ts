import type { Translated } from '#engine/domain/language.ts';

/** Both languages side by side; the second must say all that the first does. */
export const bilingual = <Words>(en: Words, id: NoInfer<Words>): Translated<Words> => ({ en, id });
