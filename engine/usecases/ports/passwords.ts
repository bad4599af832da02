/** Makes and compares the form in which passwords are stored. Slow on purpose, and off the thread that answers. */
export interface Passwords {
  /** With its salt and parameters in it. */
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  /** Made with weaker parameters than today's. */
  isOutdated(hash: string): boolean;
}
