import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where the old database stands while a restored one takes its place. */
export const replacedOf = (folder: string): string => `${folder}.replaced`;

/** After a restore that was killed: the old database comes back, unless the new one had arrived already. */
export function settleReplacement(folder: string): void {
  const replaced = replacedOf(folder);
  if (!existsSync(replaced)) return;
  if (existsSync(folder)) rmSync(replaced, { recursive: true });
  else renameSync(replaced, folder);
}
