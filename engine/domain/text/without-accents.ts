/** `Café` → `Cafe`; letters that only look different (`ﬁ`) become the plain ones. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
