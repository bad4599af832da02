/** More names than that nobody reads on one line. */
const SHOWN = 10;

/** The first of many names, and how many there are. */
export const shortList = (names: readonly string[]): readonly string[] =>
  names.length <= SHOWN ? names : [...names.slice(0, SHOWN), `… (${names.length})`];
