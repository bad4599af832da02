/** Products that the backend's search finds for a text. */
export interface SearchResult {
  /** Product id → rank; 0 is the best match. */
  readonly ranks: ReadonlyMap<number, number>;
  /** No product matches the text: these have the nearest names. */
  readonly isNearest: boolean;
}

export const EMPTY_SEARCH_RESULT: SearchResult = { ranks: new Map(), isNearest: false };

export const searchResult = (ids: readonly number[], isNearest = false): SearchResult => ({
  ranks: new Map(ids.map((id, rank) => [id, rank])),
  isNearest,
});

/** Text for comparison: without case, accents and repeated spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
