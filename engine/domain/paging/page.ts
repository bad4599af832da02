/** Cursors are row ids. One that does not exist (any more) is ignored. `first` and `last` never come together. */
export interface PageRequest {
  readonly first?: number;
  readonly last?: number;
  readonly after?: number;
  readonly before?: number;
}

export interface Page<T> {
  /** In the order asked for, also with `last`. */
  readonly rows: readonly T[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Rows that match, over all pages. */
  readonly total: number;
}
