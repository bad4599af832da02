/**
 * Marks that nobody sees and that come along when text is copied: of the direction of writing, as WhatsApp and address books
 * put them around a phone number, and of places where a line may break. Joiners stay, for emoji and some scripts need them.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** What the person sees who has pasted it. */
export const seenText = (text: string): string => text.replace(UNSEEN, '');

/** In one line: a line break in a name could begin a header in an email, and another field on a label. */
export const oneLine = (text: string): string => seenText(text).replace(/\p{Cc}+/gu, ' ');
