/** `limit`: characters of all keys and values together. */
export type SessionDataRefusal = { readonly code: 'SESSION_DATA_TOO_MUCH'; readonly limit: number };
