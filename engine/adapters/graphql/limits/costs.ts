/** What requests cost the shop beside the values of their responses, in such values: one takes about two microseconds. */
export const COSTS = {
  /** Reading a request and the headers of its response. */
  request: 50,
  /** An operation whose response was not cached. */
  operation: 100,
  /** Reading the caller's session, and pricing the cart in it. */
  session: 1000,
  /** A character of a document that is parsed and validated for the first time. */
  newCharacter: 1,
} as const;

/** So many characters are sent in the time that a value takes. */
const CHARACTERS_PER_VALUE = 100;

export const costOfTexts = (texts: readonly string[]): number =>
  texts.reduce((characters, { length }) => characters + length, 0) / CHARACTERS_PER_VALUE;
