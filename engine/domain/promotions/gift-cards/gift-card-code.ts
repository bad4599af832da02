/** 80 random bits: at one guess a second a hit is awaited for longer than the sun shines. */
export const CODE_DIGITS = 20;

const SHORTEST = 16;
const LONGEST = 40;

/** As it is hashed: what people type with spaces, dashes and small letters is the same code. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** Long enough that nobody comes upon it. */
export const isGiftCardCode = (plain: string): boolean =>
  /^[0-9A-Z]+$/.test(plain) && plain.length >= SHORTEST && plain.length <= LONGEST;

/** As it is printed: in groups of four. */
export const printedCode = (plain: string): string => (plain.match(/.{1,4}/g) ?? []).join('-');

export const endingOf = (plain: string): string => plain.slice(-4);
