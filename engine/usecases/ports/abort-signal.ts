/** True once the process is shutting down. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}
