export type RateLimitRefusal =
  /** `seconds` until one more try is open. */
  { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number };
