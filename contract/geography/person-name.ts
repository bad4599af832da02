interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** As people write it, in one line. Empty when nothing is given. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim();

/** A title or a shortened name before the first name: "H.", "Dr.", "M." */
const LEADING = /^(?:\p{L}{1,4}\.\s+)+/u;

/**
 * Splits a name for an API with two fields. The first word is the first name, with any title before it; the rest is the last
 * name, empty for people with one name. `fullName` joins both to the same name.
 */
export function splitName(name: string): PersonName {
  const tidy = name.trim().replace(/\s+/g, ' ');
  const start = LEADING.exec(tidy)?.[0].length ?? 0;
  const end = tidy.indexOf(' ', start);
  return end < 0 ? { firstName: tidy, lastName: '' } : { firstName: tidy.slice(0, end), lastName: tidy.slice(end + 1) };
}
