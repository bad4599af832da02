/** Address of the id of the release that the shop is of now: `{ "id": "1a2b3c4d" }`. */
export const LATEST_BUILD = '/builds/latest.json';

/** Header of a page's data: the id of the release that has loaded them. */
export const RELEASE_HEADER = 'X-Release';

/** Folder of what is to be known of a release, by its id: the rules of its routes, and the brand's redirects of this moment. */
export const BUILD_MANIFESTS = '/builds/meta/';

/** The script that keeps visited pages for the time without a connection. It changes with every release, and its address does not. */
export const SERVICE_WORKER = '/service-worker.js';
