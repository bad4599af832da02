import { isConflict } from './errors.ts';
import { unavailabilityOf } from './unavailable.ts';

/** How long the database could not do its work, and how often it was asked to. */
export interface PastOutage {
  readonly seconds: number;
  readonly failures: number;
}

export interface OutageWatch {
  /** Something failed. False for an error that says nothing of the database itself. */
  failed(error: unknown): boolean;
  /** A statement was done. */
  succeeded(): void;
  /** For seconds now it has failed, and not a single statement was done. */
  isSilent(): boolean;
}

interface Needs {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Told once, however often it fails from then on. */
  onOutage(error: Error): void;
  onRecovered(past: PastOutage): void;
}

/** Without a failure for so long, in milliseconds, it is over: a database that is full or slow does some of its work in between. */
const QUIET_MS = 5000;

/** Without a statement done for so long, in milliseconds, it is taken to be away rather than busy. */
const SILENT_MS = 5000;

interface Outage {
  readonly since: number;
  latest: number;
  failures: number;
  /** When the latest statement was done, or the outage began. */
  responded: number;
}

/** Tells of a database that is away, full or too slow when that begins and when it is over, instead of once a request. */
export function createOutageWatch({ now, onOutage, onRecovered }: Needs): OutageWatch {
  let outage: Outage | null = null;
  return {
    failed(error) {
      if (!(error instanceof Error) || isConflict(error) || unavailabilityOf(error) === null) return false;
      const at = now();
      const isNew = outage === null;
      outage ??= { since: at, latest: at, failures: 0, responded: at };
      outage.latest = at;
      outage.failures += 1;
      if (isNew) onOutage(error);
      return true;
    },
    succeeded() {
      if (outage === null) return;
      outage.responded = now();
      if (outage.responded - outage.latest < QUIET_MS) return;
      const { since, latest, failures } = outage;
      outage = null;
      onRecovered({ seconds: Math.round((latest - since) / 1000), failures });
    },
    isSilent: () => outage !== null && now() - outage.responded >= SILENT_MS,
  };
}
