import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { markdownToHtml, readMarkdownFile } from '#engine/adapters/markdown/markdown-file.ts';
import { parseYaml } from '#engine/adapters/markdown/parse-yaml.ts';
import { readArticle } from '#engine/adapters/markdown/read-article.ts';
import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { AttributeDraft, CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import type { CouponDraft } from '#engine/domain/promotions/check-coupons.ts';
import type { ReviewDraft } from '#engine/domain/reviews/review.ts';
import {
  articlePicturesSchema,
  attributesSchema,
  categoriesSchema,
  couponsSchema,
  type DescribedPicture,
  productSchema,
  reviewsSchema,
} from './schema.ts';

/** The demo shop, as its files describe it. */
export interface Seed {
  readonly categories: readonly CategoryDraft[];
  readonly attributes: readonly AttributeDraft[];
  /** In menu order. */
  readonly products: readonly ProductDraft[];
  /** In the order of their products. */
  readonly reviews: readonly ReviewDraft[];
  readonly coupons: readonly CouponDraft[];
  /** Newest first. */
  readonly articles: readonly ArticleDraft[];
  /** Every picture that a product, a category or an article shows. */
  readonly pictures: readonly DescribedPicture[];
}

const SEED = fileURLToPath(new URL('..', import.meta.url));

/**
 * Reads the files of the demo shop.
 *
 * @throws Error naming the file and the fields that are wrong in it
 */
export function readSeed(folder = SEED): Seed {
  const load = (file: string): LoadedFile => ({ file, bytes: readFileSync(join(folder, file)) });
  const filesIn = (name: string, extension: string) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(extension))
      .toSorted()
      .map((file) => load(`${name}/${file}`));
  const categories = readYaml(load('categories.yaml'), categoriesSchema);
  const products = filesIn('products', '.md')
    .map(readProduct)
    .toSorted((a, b) => a.draft.menuOrder - b.draft.menuOrder);
  const position = new Map(products.map(({ draft }, index) => [draft.slug, index]));
  const positionOf = ({ product }: ReviewDraft) => position.get(product) ?? products.length;
  const articles = filesIn('articles', '.md')
    .map(readArticleFile)
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const ofArticles = new Set(articles.map(({ picture }) => picture));
  return {
    categories,
    attributes: readYaml(load('attributes.yaml'), attributesSchema),
    products: products.map(({ draft }) => draft),
    reviews: filesIn('reviews', '.yaml')
      .flatMap((file) => readYaml(file, reviewsSchema))
      .toSorted((a, b) => positionOf(a) - positionOf(b)),
    coupons: readYaml(load('coupons.yaml'), couponsSchema),
    articles,
    pictures: [
      ...products.flatMap(({ pictures }) => pictures),
      ...categories.flatMap(pictureOfCategory),
      ...readYaml(load('articles/pictures.yaml'), articlePicturesSchema).filter(({ file }) => ofArticles.has(file)),
    ],
  };
}

/** A category's picture is described by the category's name. */
function pictureOfCategory({ picture, text }: CategoryDraft): readonly DescribedPicture[] {
  const name = { id: text.id.name, en: text.en.name };
  return picture === null ? [] : [{ file: picture, title: name, alt: name }];
}

interface LoadedFile {
  /** Path below the seed folder. */
  readonly file: string;
  readonly bytes: Buffer;
}

function readYaml<T>({ file, bytes }: LoadedFile, schema: z.ZodType<T>): T {
  const read = parseYaml(bytes.toString());
  if ('problem' in read) throw seedError(file, [read.problem]);
  return checked(file, schema, read.value);
}

function checked<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (error)
    throw seedError(
      file,
      error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    );
  return data;
}

const seedError = (file: string, problems: readonly string[]): Error =>
  new Error(problems.map((problem) => `seed/${file}: ${problem}`).join('\n'));

const PRODUCT_SECTIONS = ['id', 'id how-to-use', 'en', 'en how-to-use'];

function readProduct({ file, bytes }: LoadedFile) {
  const read = readMarkdownFile(bytes, PRODUCT_SECTIONS);
  if ('problem' in read) throw seedError(file, [problemText(read.problem, 'line' in read ? read.line : null)]);
  const { frontMatter, sections } = read;
  const html = (section: string) => productHtml({ file, section, markdown: sections.get(section) ?? '' });
  const inLanguage = (text: unknown, language: string) => ({
    ...Object(text),
    description: html(language),
    extraDescription: html(`${language} how-to-use`),
  });
  const { text, ...facts } = Object(frontMatter) as Record<string, unknown>;
  const { id, en } = Object(text) as Record<string, unknown>;
  return checked(file, productSchema, { ...facts, text: { id: inLanguage(id, 'id'), en: inLanguage(en, 'en') } });
}

const problemText = (problem: string, line: number | null): string =>
  line === null ? problem : `${problem} in line ${line}`;

interface ProductText {
  readonly file: string;
  readonly section: string;
  readonly markdown: string;
}

/** The header row of a product's table stands in its one body: product texts have no `thead`. */
function productHtml({ file, section, markdown }: ProductText): string {
  const html = markdownToHtml(markdown);
  if (html === null) throw seedError(file, [`<!-- ${section} --> TOO_LARGE`]);
  return html.replaceAll('<thead>', '<tbody>').replaceAll(/<\/thead>\s*<tbody>/g, '');
}

function readArticleFile({ file, bytes }: LoadedFile): ArticleDraft {
  const read = readArticle(bytes);
  if ('draft' in read) return read.draft;
  throw seedError(
    file,
    read.problems.map(({ field, problem, line }) => `${field} ${problemText(problem, line ?? null)}`.trim()),
  );
}
