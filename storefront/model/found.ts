/** What the backend's search answers to a text. */
export interface Found {
  /** Place of each product that was found, by its id: the one that fits best stands first. */
  readonly places: ReadonlyMap<number, number>;
  /** Nothing has the words that were typed: the names of these products come nearest to them. */
  readonly isNearest: boolean;
}

export const NOTHING_FOUND: Found = { places: new Map(), isNearest: false };

export const foundInOrder = (ids: readonly number[], isNearest = false): Found => ({
  places: new Map(ids.map((id, place) => [id, place])),
  isNearest,
});
