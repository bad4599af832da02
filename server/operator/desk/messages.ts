/** What the running shop answers to one question: any number of `progress`, then one of the others. */
export type Told =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'answer'; readonly value: unknown }
  /** Its own fault; its log says more. */
  | { readonly kind: 'failed'; readonly message: string };

export const RELEASE_HEADER = 'x-shop-release';

/** Refused before anything was done: the two programs are not of one release. */
export const OTHER_RELEASE = 409;

/** More than any import that makes sense; a broken program must not fill the memory of a running shop. */
export const LONGEST_QUESTION = 256 * 1024 * 1024;
