/** What hosts and firewalls say to whom they turn away: forbidden, too many requests, unavailable. */
const TURNED_AWAY: readonly number[] = [403, 429, 503];
const DEFAULT_MS = 1000;
/** A host that asks for an hour may be well again much sooner. */
const MAX_MS = 60_000;

export interface Pause {
  isOn(): boolean;
  /** Begins, or goes on, where the response turns the request away. */
  notice(response: Pick<Response, 'status' | 'headers'>): void;
}

/** How long a backend is left alone whose host has turned a request away: as long as it asks for, within a minute. */
export function createPause(now: () => number): Pause {
  let until = Number.NEGATIVE_INFINITY;
  return {
    isOn: () => now() < until,
    notice({ status, headers }) {
      if (!TURNED_AWAY.includes(status)) return;
      const asked = millisecondsOf(headers.get('retry-after') ?? '', now());
      until = now() + Math.min(Math.max(asked ?? DEFAULT_MS, DEFAULT_MS), MAX_MS);
    },
  };
}

/** Seconds, or a date. */
function millisecondsOf(retryAfter: string, now: number): number | null {
  const milliseconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(milliseconds) ? null : milliseconds;
}
