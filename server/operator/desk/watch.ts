/** What a long piece of work tells while it is done, and is told. */
export interface Watch {
  onProgress(done: number, total: number): void;
  /** Whoever does the work is about to end. */
  readonly closing?: AbortSignal;
}
