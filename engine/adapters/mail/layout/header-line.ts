/** Replaces line breaks and other control characters. In a header they would start another header. */
export const headerLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
