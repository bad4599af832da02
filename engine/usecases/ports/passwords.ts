/** Hashes and verifies passwords. Slow on purpose, and not on the event loop's thread. */
export interface Passwords {
  /** With salt and parameters. */
  hash(password: string): Promise<string>;
  /** Null stands for an account that does not exist: false, after as much work, so that the time does not reveal it. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Hashed with weaker parameters than the current ones. */
  isOutdated(hash: string): boolean;
}
