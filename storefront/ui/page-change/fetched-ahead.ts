/**
 * Responses by address that a press has asked for ahead of the router, until it takes them: a few bytes in what every page begins with.
 * Null for one that the router had better ask for itself.
 */
export const fetchedAhead = new Map<string, Promise<Response | null>>();
