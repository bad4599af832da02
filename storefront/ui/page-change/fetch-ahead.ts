import { fetchedAhead } from './fetched-ahead.ts';

/** What is pressed is clicked by then, or not at all. */
const MAX_AGE_MS = 10_000;

/** Once all of it has come, so that reading it waits for nothing; null if it is not a plain answer. */
async function fetchWhole(url: string): Promise<Response | null> {
  const response = await fetch(url);
  return response.status === 200 ? new Response(await response.arrayBuffer(), { headers: response.headers }) : null;
}

/**
 * Fetches into memory what the next navigation is about to ask for; only the last is kept. From the browser's cache, where a link that
 * prefetches leaves it, the router has it only after React has begun to render that it waits, and Safari knows no such link.
 */
export function fetchAhead(url: string): void {
  fetchedAhead.clear();
  fetchedAhead.set(
    url,
    fetchWhole(url).catch(() => null),
  );
  setTimeout(() => fetchedAhead.delete(url), MAX_AGE_MS);
}
