import type { ServerResponse } from 'node:http';

/** Several whole catalogs. A client reads one in seconds. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Shorter ones the system takes at once. */
const MIN_BYTES = 16 * 1024;

/**
 * Responses that their clients have not taken yet stay in memory, each on its own. Who never reads must not fill it: beyond a limit for
 * all together, those that have waited longest are cut. The newest is sent whatever its length.
 */
export function createUnreadResponses(maxBytes = MAX_BYTES) {
  const unread = new Map<ServerResponse, number>();
  let total = 0;

  function forget(response: ServerResponse): void {
    total -= unread.get(response) ?? 0;
    unread.delete(response);
  }

  return function add(response: ServerResponse, bytes: number): void {
    if (bytes < MIN_BYTES) return;
    unread.set(response, bytes);
    total += bytes;
    response.once('close', () => forget(response));
    for (const oldest of unread.keys()) {
      if (total <= maxBytes || oldest === response) return;
      forget(oldest);
      oldest.destroy();
    }
  };
}

export type AddUnread = ReturnType<typeof createUnreadResponses>;
