/** What a long piece of work tells while it is done. */
export interface Watch {
  onProgress(done: number, total: number): void;
}
