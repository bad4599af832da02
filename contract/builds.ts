/** Address of the id of the release that the shop is of now: `{ "id": "1a2b3c4d" }`. */
export const LATEST_BUILD = '/builds/latest.json';

/** Address of what is to be known of a release: its id, the rules of its routes, its redirects. It never changes. */
export const buildManifestPath = (id: string): string => `/builds/meta/${id}.json`;
