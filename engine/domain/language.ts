export const LANGUAGES = ['id', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The same thing in every language of the shop. */
export type Translated<T = string> = Readonly<Record<Language, T>>;
