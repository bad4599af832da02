import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { LANGUAGES } from '#contract/languages.ts';
import { readMarkdownFile } from '#engine/adapters/markdown/markdown-file.ts';
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
  return checked(file, schema, read);
}

/** Name of the field for the text below `<!-- id -->`; below `<!-- id choose -->` it is `choose`. */
const MAIN_TEXT = 'text';

/**
 * Reads facts in YAML front matter and the Markdown of each section, under the section's name, as one object.
 *
 * @param sections names of the sections beside the main text
 * @throws ContentError
 */
export function readMarkdown<Value>(
  { folders, file, schema }: Expected<Value>,
  sections: readonly string[] = [],
): Value {
  const fields = [MAIN_TEXT, ...sections];
  const read = readMarkdownFile(readText(folders, file), fields.flatMap(sectionNames));
  if ('problem' in read) throw new ContentError(file, [FILE_PROBLEMS[read.problem]]);
  const texts = fields.map((field) => {
    const [id, en] = sectionNames(field).map((name) => read.sections.get(name));
    return [field, { id, en }] as const;
  });
  const unknown = [...read.sections.values()].flatMap((text) => /^<!-- .* -->/m.exec(text)?.[0] ?? []);
  if (unknown.length > 0) throw new ContentError(file, [`${unknown[0]} is no part of this file`]);
  const value = { ...Object(read.frontMatter), ...Object.fromEntries(texts) };
  return checked(file, schema, { value, sections: fields });
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

const FILE_PROBLEMS = {
  NO_FRONT_MATTER: 'the facts between the two lines of --- are missing or are not valid YAML',
  NOT_UTF8: 'is not saved as UTF-8',
} as const;

const sectionNames = (field: string): readonly string[] =>
  Object.keys(LANGUAGES).map((language) => (field === MAIN_TEXT ? language : `${language} ${field}`));

function readText(folders: readonly string[], file: string): Buffer {
  const path = folders.map((folder) => join(folder, file)).find((one) => existsSync(one));
  if (path === undefined) throw new ContentError(file, ['is missing']);
  const bytes = readOwnFile(path);
  if (typeof bytes === 'string') throw new ContentError(file, [problemTextsIn('en').file[bytes]]);
  return bytes;
}

function checked<Value>(
  file: string,
  schema: z.ZodType<Value>,
  { value, sections = [] }: { readonly value: unknown; readonly sections?: readonly string[] },
): Value {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const problems = error.issues.map(({ path, message }) => `${placeOf(path, sections)} ${message}`);
  throw new ContentError(file, problems);
}

/** `title.en`; for a text below a section line, that line. */
function placeOf(path: readonly PropertyKey[], sections: readonly string[]): string {
  const [field = '', language = ''] = path.map(String);
  if (!sections.includes(field)) return path.join('.');
  return `the text below <!-- ${field === MAIN_TEXT ? language : `${language} ${field}`} -->`;
}
