import { marked } from 'marked';
import { cleanHtml } from './clean-html.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { parseYaml } from './parse-yaml.ts';

/** A Markdown file in its parts. */
export interface MarkdownFile {
  /** The YAML between the two lines of `---`. */
  readonly frontMatter: unknown;
  /** Markdown by the name of its section, `id` for the text below the line `<!-- id -->`. */
  readonly sections: ReadonlyMap<string, string>;
}

export type UnreadableFile =
  | { readonly problem: 'NO_FRONT_MATTER' | 'NOT_UTF8' }
  /** Of the front matter; `line` is the file's, null where the fault has no place. */
  | { readonly problem: 'INVALID_YAML'; readonly line: number | null; readonly message: string };

/** Splits a file at the section lines of the given names; text before the first of them belongs to no section. */
export function readMarkdownFile(bytes: Uint8Array, sectionNames: readonly string[]): MarkdownFile | UnreadableFile {
  const text = decodeUtf8(bytes);
  if (text === null) return { problem: 'NOT_UTF8' };
  const [, head, body] = /^\s*---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) return { problem: 'NO_FRONT_MATTER' };
  const frontMatter = parseYaml(head);
  if ('problem' in frontMatter) {
    const before = text.slice(0, text.indexOf('---')).split('\n').length;
    return {
      problem: 'INVALID_YAML',
      line: frontMatter.line && frontMatter.line + before,
      message: frontMatter.problem,
    };
  }
  return { frontMatter: frontMatter.value, sections: sectionsOf(body, sectionNames) };
}

function sectionsOf(body: string, names: readonly string[]): ReadonlyMap<string, string> {
  const parts = body.split(new RegExp(`^<!-- (${names.join('|')}) -->[ \\t]*\\r?$`, 'm'));
  return new Map(parts.flatMap((part, index) => (index % 2 === 1 ? [[part, parts[index + 1] ?? ''] as const] : [])));
}

/** Characters of a paragraph, list or table, whatever stands between two blank lines. Reading takes by the square of them. */
const MAX_BLOCK_LENGTH = 30_000;
/** Of emphasis in such a block: each is compared with all before it, and 16,000 took seven seconds. */
const MAX_MARKS = 1000;

const hasHugeBlock = (markdown: string): boolean =>
  markdown
    .split(/\n[ \t\r]*\n/)
    .some((block) => block.length > MAX_BLOCK_LENGTH || (block.match(/[*_]+/g) ?? []).length > MAX_MARKS);

/**
 * Markdown may hold any HTML; scripts and frames are removed before it is stored. Null for a block that is too large, and for
 * lists and quotes too deep in one another.
 */
export function markdownToHtml(markdown: string): string | null {
  if (hasHugeBlock(markdown)) return null;
  try {
    return cleanHtml(marked.parse(markdown, { async: false })).trim();
  } catch (error) {
    // Each level is a call within a call.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
