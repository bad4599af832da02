import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownTextsFolder, shopFilePath } from './shop-status.ts';

/** Of the brand's file and texts: another one when any of them was written, replaced, or made readable. */
export function fingerprintOf(environment: NodeJS.ProcessEnv): string {
  return [shopFilePath(environment), ...textsIn(ownTextsFolder(environment))].map(factsOf).join('\n');
}

/** Texts lie in the folder and in those within it. No deeper: links that lead back have no end. */
function textsIn(folder: string): readonly string[] {
  const outer = namesIn(folder);
  return outer.flatMap((path) => [path, ...namesIn(path)]);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    // No folder, or none that can be read.
    return [];
  }
}

function factsOf(path: string): string {
  try {
    const { ino, ctimeMs, mtimeMs, size } = statSync(path);
    return [path, ino, ctimeMs, mtimeMs, size].join(' ');
  } catch {
    return path;
  }
}
