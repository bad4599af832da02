import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';

const FOLDER = join(import.meta.dirname, '../documents');

const SOURCE = readdirSync(FOLDER)
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

/** What existing storefronts ask, by the name of the operation, each with the fragments it needs. */
export const DOCUMENTS: ReadonlyMap<string, string> = new Map(
  Object.entries(separateOperations(parse(SOURCE))).map(([name, document]) => [name, print(document)]),
);

/** @throws when no storefront asks so. */
export function documentOf(name: string): string {
  const found = DOCUMENTS.get(name);
  if (found === undefined) throw new Error(`no operation is called ${name}`);
  return found;
}
