/** All parts of a text of three characters, each once. */
export const trigramsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
