/** Products that the backend's search finds for a text. */
export interface SearchResult {
  /** Product id → rank, in this order; 0 is the best match. */
  readonly ranks: ReadonlyMap<number, number>;
  /** No product matches the text: these have the nearest names. */
  readonly isNearest: boolean;
  /** Words of the text that no product has. A stock backend tells none. */
  readonly missedWords: readonly string[];
}

export const EMPTY_SEARCH_RESULT: SearchResult = { ranks: new Map(), isNearest: false, missedWords: [] };

/** A result of these ids, the best match first. */
export const searchResult = (
  ids: readonly number[],
  { isNearest = false, missedWords = [] }: Partial<Omit<SearchResult, 'ranks'>> = {},
): SearchResult => ({ ranks: new Map(ids.map((id, rank) => [id, rank])), isNearest, missedWords });

/** Text for comparison: without case, accents and repeated spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
