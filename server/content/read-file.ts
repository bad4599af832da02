import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { LANGUAGE_CODES } from '#contract/languages.ts';
import { readMarkdownFile, type UnreadableFile } from '#engine/adapters/markdown/markdown-file.ts';
import { parseYaml } from '#engine/adapters/markdown/parse-yaml.ts';
import { problemTextsIn } from '../own-shop/problem-texts.ts';
import { readOwnFile } from '../own-shop/read-own-file.ts';

/** A text that cannot be shown. The message has a line for each mistake, with its file and field, in plain words. */
export class ContentError extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `content/${file}: ${problem}`).join('\n'));
  }
}

/** A file below the content folders, and what it must hold. */
interface Expected<Value> {
  /** The first that has the file. */
  readonly folders: readonly string[];
  readonly file: string;
  readonly schema: z.ZodType<Value>;
}

/** @throws ContentError */
export function readYamlFile<Value>({ folders, file, schema }: Expected<Value>): Value {
  const read = parseYaml(readText(folders, file).toString());
  if ('problem' in read) throw new ContentError(file, [`is not valid YAML: ${read.problem}`]);
  return checked(file, schema, read.value);
}

/**
 * Reads facts in YAML front matter, and the Markdown below `<!-- id -->` and `<!-- en -->` as their `text`.
 *
 * @throws ContentError
 */
export function readMarkdown<Value>({ folders, file, schema }: Expected<Value>): Value {
  const read = readMarkdownFile(readText(folders, file), LANGUAGE_CODES);
  if ('problem' in read) throw new ContentError(file, [problemTextOf(read)]);
  const unknown = [...read.sections.values()].flatMap((text) => /^<!-- .* -->/m.exec(text)?.[0] ?? []);
  if (unknown.length > 0) throw new ContentError(file, [`${unknown[0]} is no part of this file`]);
  return checked(file, schema, { ...Object(read.frontMatter), text: Object.fromEntries(read.sections) });
}

/**
 * Reads every Markdown file of a folder, of the first that there is, in the order of their names. The name of a file is the
 * `slug` of its page.
 *
 * @throws ContentError
 */
export const readFolder = <Value>(folders: readonly string[], name: string, schema: z.ZodType<Value>) =>
  filesIn(folders.map((folder) => join(folder, name)))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({
      slug: file.slice(0, -'.md'.length),
      ...readMarkdown({ folders, file: join(name, file), schema }),
    }));

function filesIn(folders: readonly string[]): readonly string[] {
  const folder = folders.find((one) => existsSync(one));
  return folder === undefined ? [] : readdirSync(folder);
}

function problemTextOf(read: UnreadableFile): string {
  if (read.problem === 'INVALID_YAML')
    return `the facts between the two lines of --- are not valid YAML: ${read.message}`;
  if (read.problem === 'NOT_UTF8') return 'is not saved as UTF-8';
  return 'the facts between the two lines of --- are missing';
}

function readText(folders: readonly string[], file: string): Buffer {
  const path = folders.map((folder) => join(folder, file)).find((one) => existsSync(one));
  if (path === undefined) throw new ContentError(file, ['is missing']);
  const bytes = readOwnFile(path);
  if (typeof bytes === 'string') throw new ContentError(file, [problemTextsIn('en').file[bytes]]);
  return bytes;
}

function checked<Value>(file: string, schema: z.ZodType<Value>, value: unknown): Value {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  throw new ContentError(
    file,
    error.issues.map(({ path, message }) => `${placeOf(path)} ${message}`),
  );
}

/** `title.en`; for the text of a Markdown file, its line. */
function placeOf(path: readonly PropertyKey[]): string {
  const [field, language] = path.map(String);
  return field === 'text' ? `the text below <!-- ${language} -->` : path.join('.');
}
