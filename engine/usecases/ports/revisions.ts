export interface StagedPart {
  readonly id: number;
  /** Number of the revision it belongs to. */
  readonly revision: number;
  readonly text: string;
}

/** Whoever stages a revision stores it. Until then nobody else does, and each part that is taken puts it off. */
export interface Lease {
  readonly now: Date;
  readonly until: Date;
}

/** Parts of revisions of products that are decided upon and not stored yet. They outlive the process. */
export interface Revisions {
  /** Returns the number of the revision; null, and nothing is staged, while another is stored by who staged it. */
  stage(parts: readonly string[], lease: Lease): Promise<number | null>;
  /**
   * Takes the oldest part away, of `own` or of a revision whose lease has run out; null when there is none. Until the
   * transaction ends nobody else takes one, or revises a product; when it is undone, the part is there again.
   */
  take(own: number | null, lease: Lease): Promise<StagedPart | null>;
  /** Takes away a part that cannot be stored. */
  drop(part: number): Promise<void>;
  /** From now on anybody may store it. */
  release(revision: number, now: Date): Promise<void>;
  isEmpty(): Promise<boolean>;
}
