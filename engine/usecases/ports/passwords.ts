/** Hashes and verifies passwords. Slow on purpose, and not on the event loop's thread. */
export interface Passwords {
  /** With salt and parameters. */
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  /** Hashed with weaker parameters than the current ones. */
  isOutdated(hash: string): boolean;
}
