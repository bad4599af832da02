import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import { LANGUAGES, type Language } from '#engine/domain/language.ts';
import { instantOf } from '../sheet/instant.ts';
import { slugOf } from '../sheet/slugs.ts';

/** What cannot be taken, by its place in the file: `title.en`. */
export interface PostProblem {
  readonly field: string;
  readonly problem: 'MISSING' | 'INVALID' | 'NO_FRONT_MATTER' | 'NOT_UTF8';
}

/** Facts between lines of `---`, then a text for each language under a line `<!-- id -->` or `<!-- en -->`. */
export function readPost(
  bytes: Uint8Array,
): { readonly draft: ArticleDraft } | { readonly problems: readonly PostProblem[] } {
  const text = decode(bytes);
  if (text === null) return { problems: [{ field: '', problem: 'NOT_UTF8' }] };
  const [, head, body] = /^\s*---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const facts = head === undefined ? undefined : yamlOf(head);
  if (facts === undefined || body === undefined) return { problems: [{ field: '', problem: 'NO_FRONT_MATTER' }] };
  const texts = textsOf(body);
  const missing = LANGUAGES.filter((language) => (texts.get(language) ?? '').trim() === '');
  const parsed = FrontMatter.safeParse(facts);
  const problems: readonly PostProblem[] = [
    ...(parsed.error?.issues ?? []).map((issue) => ({
      field: issue.path.join('.'),
      problem: issue.code === 'invalid_type' && issue.input === undefined ? ('MISSING' as const) : ('INVALID' as const),
    })),
    ...missing.map((language) => ({ field: `<!-- ${language} -->`, problem: 'MISSING' as const })),
  ];
  if (!parsed.success || problems.length > 0) return { problems };
  return { draft: draftOf(parsed.data, texts) };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function yamlOf(head: string): unknown {
  try {
    // Dates stay the text they are: which instant a day begins with is the shop's to say.
    return parse(head, { schema: 'core' });
  } catch {
    return undefined;
  }
}

const words = z.string().trim().min(1).max(1000);
const inBoth = z.object({ id: words, en: words });
const filed = z.array(z.object({ slug: words, name: inBoth })).default([]);

const FrontMatter = z.object({
  slug: words,
  date: z.string().transform((text, check): Date => {
    const instant = instantOf(text, 'start');
    if (instant !== null) return instant;
    check.addIssue({ code: 'custom', message: 'no day' });
    return z.NEVER;
  }),
  status: z.enum(['published', 'draft', 'private']).default('published'),
  author: z.object({ firstName: words, lastName: z.string().default('') }),
  picture: words.nullable().default(null),
  title: inBoth,
  excerpt: inBoth,
  categories: filed,
  tags: filed,
});

/** Everything under the mark of a language, up to the next mark. */
function textsOf(body: string): ReadonlyMap<string, string> {
  const parts = body.split(/^<!-- (id|en) -->[ \t]*\r?$/m);
  return new Map(parts.flatMap((part, place) => (place % 2 === 1 ? [[part, parts[place + 1] ?? ''] as const] : [])));
}

function draftOf(facts: z.infer<typeof FrontMatter>, texts: ReadonlyMap<string, string>): ArticleDraft {
  const { slug, date, status, author, picture, categories, tags } = facts;
  const textIn = (language: Language) => ({
    title: facts.title[language],
    excerpt: facts.excerpt[language],
    content: htmlOf(texts.get(language) ?? ''),
  });
  const name = `${author.firstName} ${author.lastName}`.trim();
  return {
    ...{ slug, status, publishedAt: date, picture, categories },
    ...(tags.length > 0 && { tags }),
    text: { id: textIn('id'), en: textIn('en') },
    author: { slug: slugOf(name, 'author'), ...author },
  };
}

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/** Markdown lets any markup through; what runs or frames is taken out before it is stored. */
const htmlOf = (markdown: string): string => sanitizeHtml(marked.parse(markdown, { async: false }), ALLOWED).trim();
