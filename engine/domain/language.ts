export const LANGUAGES = ['id', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One value for each language of the shop. */
export type Translated<T = string> = Readonly<Record<Language, T>>;
