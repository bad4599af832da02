import { z } from 'zod';
import { fullName } from '#contract/geography/person-name.ts';
import { instantOf } from '#contract/shop-time.ts';
import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import { slugOf } from '#engine/domain/catalog/slugs.ts';
import { LANGUAGES, type Language, type Translated } from '#engine/domain/language.ts';
import { isStorable } from '#engine/domain/text/text.ts';
import { markdownToHtml, readMarkdownFile } from './markdown-file.ts';

/** What is wrong with a file; `field` is the path of the value, `title.en`, and empty for the file as a whole. */
export interface FileProblem {
  readonly field: string;
  readonly problem: 'MISSING' | 'INVALID' | 'NO_FRONT_MATTER' | 'NOT_UTF8' | 'INVALID_YAML' | 'TOO_LARGE';
  /** Of the file, where the fault has one. */
  readonly line?: number;
}

type ReadArticle = { readonly draft: ArticleDraft } | { readonly problems: readonly FileProblem[] };

/** Of a file that a person writes. */
const MAX_BYTES = 512 * 1024;

/** Reads an article: facts in YAML front matter, then a text below a line `<!-- id -->` and one below `<!-- en -->`. */
export function readArticle(bytes: Uint8Array): ReadArticle {
  if (bytes.length > MAX_BYTES) return { problems: [{ field: '', problem: 'TOO_LARGE' }] };
  const file = readMarkdownFile(bytes, LANGUAGES);
  if ('problem' in file) {
    const line = 'line' in file && file.line !== null ? { line: file.line } : {};
    return { problems: [{ field: '', problem: file.problem, ...line }] };
  }
  const { frontMatter, sections } = file;
  const textIn = (language: Language) => sections.get(language) ?? '';
  const missing = LANGUAGES.filter((language) => textIn(language).trim() === '');
  const unstorable = LANGUAGES.filter((language) => !isStorable(textIn(language)));
  const parsed = FrontMatter.safeParse(frontMatter);
  const problems: readonly FileProblem[] = [
    ...(parsed.error?.issues ?? []).map((issue) => ({
      field: issue.path.join('.'),
      problem: issue.code === 'invalid_type' && issue.input === undefined ? ('MISSING' as const) : ('INVALID' as const),
    })),
    ...missing.map((language) => ({ field: `<!-- ${language} -->`, problem: 'MISSING' as const })),
    ...unstorable.map((language) => ({ field: `<!-- ${language} -->`, problem: 'INVALID' as const })),
  ];
  if (!parsed.success || problems.length > 0) return { problems };
  const id = markdownToHtml(textIn('id'));
  const en = markdownToHtml(textIn('en'));
  if (id !== null && en !== null) return { draft: draftOf(parsed.data, { id, en }) };
  return { problems: [{ field: `<!-- ${id === null ? 'id' : 'en'} -->`, problem: 'TOO_LARGE' }] };
}

const words = z.string().trim().min(1).max(1000).refine(isStorable);
const translated = z.object({ id: words, en: words });
const terms = z.array(z.object({ slug: words, name: translated })).default([]);

const FrontMatter = z.object({
  slug: words,
  date: z.string().transform((text, check): Date => {
    const instant = instantOf(text, 'start');
    if (instant !== null) return instant;
    check.addIssue({ code: 'custom', message: 'not a date' });
    return z.NEVER;
  }),
  status: z.enum(['published', 'draft', 'private']).default('published'),
  author: z.object({ firstName: words, lastName: z.string().refine(isStorable).default('') }),
  picture: words.nullable().default(null),
  title: translated,
  excerpt: translated,
  categories: terms,
  tags: terms,
});

function draftOf(facts: z.infer<typeof FrontMatter>, html: Translated): ArticleDraft {
  const { slug, date, status, author, picture, categories, tags } = facts;
  const textIn = (language: Language) => ({
    title: facts.title[language],
    excerpt: facts.excerpt[language],
    content: html[language],
  });
  return {
    slug,
    status,
    publishedAt: date,
    picture,
    categories,
    ...(tags.length > 0 && { tags }),
    text: { id: textIn('id'), en: textIn('en') },
    author: { slug: slugOf(fullName(author), 'author'), ...author },
  };
}
