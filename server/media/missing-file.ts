/** ENOTDIR: a file stands where a folder of the path would be. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** What was read, or null when the file or folder does not exist. */
export const nullIfMissing = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error)));
