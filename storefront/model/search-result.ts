/** What the backend's search answers to a text. */
export interface SearchResult {
  /** Place of each product that was found, by its id: the one that fits best stands first. */
  readonly ranks: ReadonlyMap<number, number>;
  /** Nothing has the words that were typed: the names of these products come nearest to them. */
  readonly isNearest: boolean;
}

export const EMPTY_SEARCH_RESULT: SearchResult = { ranks: new Map(), isNearest: false };

export const searchResult = (ids: readonly number[], isNearest = false): SearchResult => ({
  ranks: new Map(ids.map((id, place) => [id, place])),
  isNearest,
});
