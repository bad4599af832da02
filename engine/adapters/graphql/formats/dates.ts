/** Of products, orders and the like: `2024-09-18T12:00:00+00:00`. */
export const isoDate = (date: Date): string => `${seconds(date)}+00:00`;

export const isoDateOrNull = (date: Date | null | undefined): string | null => (date ? isoDate(date) : null);

/** Of articles, without an offset: `2024-09-18T12:00:00`. */
export const postDate = (date: Date): string => seconds(date);

/** Of reviews: `2024-09-18 12:00:00`. */
export const commentDate = (date: Date): string => seconds(date).replace('T', ' ');

const seconds = (date: Date): string => date.toISOString().slice(0, 19);
