/** 254 is what fits into the path of a mail command (RFC 5321). */
const LONGEST_EMAIL = 254;

const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;

export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);

export const isPhone = (text: string): boolean => /^[\d\s#_\-+/().]+$/.test(text) && /\d/.test(text);

const ANY_POSTCODE = /^[A-Z0-9 -]+$/;

/** Null is a country without a format of its own. */
export const isPostcode = (text: string, pattern: RegExp | null): boolean => (pattern ?? ANY_POSTCODE).test(text);
