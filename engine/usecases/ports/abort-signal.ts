/** True once the process is about to end. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}
