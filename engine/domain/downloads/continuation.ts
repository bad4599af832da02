const MINUTE = 60_000;

/** Parts of a file that were begun are sent on for so long without counting again. */
export const CONTINUES_FOR = 60 * MINUTE;

/** A request for a file, or for a part of it. */
export interface FileRequest {
  readonly isPart: boolean;
  /** Bytes this answer sends. */
  readonly bytes: number;
  /** Bytes of the whole file. */
  readonly size: number;
}
