/** Parts of a revision of products that is decided upon and not stored yet. They outlive the process. */
export interface Revisions {
  stage(parts: readonly string[]): Promise<void>;
  /**
   * Takes the oldest away; null when there is none. Until the transaction ends nobody else takes one, or revises a
   * product; when it is undone, the part is there again.
   */
  take(): Promise<string | null>;
}
