/** User names and e-mail addresses that differ only in case, or in how a letter is composed, are one. */
export const foldName = (text: string): string => text.trim().normalize('NFKC').toLowerCase();
