/** No visitor sees this field: a program that fills in every field gives itself away. */
export const HONEYPOT = 'website';

/** When the form was shown, in milliseconds since 1970. */
export const SHOWN_AT = 'shownAt';

/** Nobody writes a message in less. */
const MIN_WRITING_MS = 3_000;

export const fillsHoneypot = (message: Readonly<Record<string, unknown>>): boolean =>
  message[HONEYPOT] !== undefined && message[HONEYPOT] !== '';

/** True when the form says that it was sent faster than anybody writes, or after a time that has not come. */
export function isTooFast(message: Readonly<Record<string, unknown>>, now: number): boolean {
  const shownAt = Number(message[SHOWN_AT]);
  return !(now - shownAt >= MIN_WRITING_MS);
}
